import type { Actor, CreatedRange, Page, PageRequest, Tenant } from '@livery/kernel';

/** A request as it is stored in the request log. */
export interface ArchivedRequest {
  readonly id: string;
  readonly tenant: Tenant;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly latencyMs: number;
  readonly actor: Actor;
  readonly apiVersion: string | null;
  readonly idempotency: 'none' | 'first' | 'replayed';
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly created: Date;
}

export interface RequestFilter {
  /** The lowest and the highest status, both included. */
  readonly status: readonly [number, number] | null;
  readonly method: string | null;
  /** The error code of the response. */
  readonly code: string | null;
  readonly path: string | null;
  /** The public id of an actor. */
  readonly principal: string | null;
  readonly created: CreatedRange;
}

/** Reads the request log of an organization. */
export abstract class RequestArchive {
  abstract find(tenant: Tenant, id: string): Promise<ArchivedRequest | null>;
  /** Lists the requests, newest first. */
  abstract list(tenant: Tenant, filter: RequestFilter, page: PageRequest): Promise<Page<ArchivedRequest>>;
}
