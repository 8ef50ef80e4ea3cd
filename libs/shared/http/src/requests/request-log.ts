import type { Actor, Tenant } from '@livery/kernel';

/** A request with a credential, once it was answered: never its query, its body or what it was authenticated by. */
export interface LoggedRequest {
  readonly tenant: Tenant;
  /** UUID; `req_…` at the edge. */
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

/** Keeps what was asked for, for its organization to read. */
export abstract class RequestLog {
  /** Returns at once; what cannot be kept is lost. */
  abstract record(request: LoggedRequest): void;
}

/** Keeps nothing. */
export class NoRequestLog extends RequestLog {
  record(): void {
    // Nobody reads it.
  }
}
