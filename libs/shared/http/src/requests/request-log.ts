import type { Actor, Tenant } from '@livery/kernel';

/** An answered request with a valid credential. It never contains the query, the body or the credential. */
export interface LoggedRequest {
  readonly tenant: Tenant;
  /** UUID of the request. */
  readonly id: string;
  readonly actor: Actor;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** Error code; null for a success. */
  readonly code: string | null;
  readonly latencyMs: number;
  readonly apiVersion: string | null;
  readonly idempotency: 'none' | 'first' | 'replayed';
  readonly ip: string | null;
  readonly userAgent: string | null;
  readonly created: Date;
}

/** Stores requests, so that their organization can read them. */
export abstract class RequestLog {
  /** Returns at once. A request that cannot be stored is lost. */
  abstract record(request: LoggedRequest): void;
}

/** Stores nothing. */
export class NoRequestLog extends RequestLog {
  record(): void {
    // There is no request log.
  }
}
