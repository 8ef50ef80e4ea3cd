import type { AttemptErrorClass } from '@livery/delivery-domain';

/** The times at which the steps of a connection ended, on the monotonic clock, in milliseconds. */
export interface ConnectionSteps {
  readonly dns?: number;
  readonly connect?: number;
  readonly tls?: number;
}

/** A connection could not be established. `steps` has the steps that ended before the failure. */
export class ConnectFailed extends Error {
  constructor(
    readonly errorClass: Extract<AttemptErrorClass, 'connect' | 'tls' | 'dns' | 'address_forbidden'>,
    readonly steps: ConnectionSteps,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ConnectFailed';
  }
}
