import type { Actor, CreatedRange, Page, PageRequest, Tenant } from '@livery/kernel';

/** A request that was answered, as it is kept. */
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
  /** From and to, both included. */
  readonly status: readonly [number, number] | null;
  readonly path: string | null;
  /** Public id of an actor. */
  readonly principal: string | null;
  readonly created: CreatedRange;
}

/** Requests of the last weeks, for their organization to read. */
export abstract class RequestArchive {
  abstract find(tenant: Tenant, id: string): Promise<ArchivedRequest | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, filter: RequestFilter, page: PageRequest): Promise<Page<ArchivedRequest>>;
}
