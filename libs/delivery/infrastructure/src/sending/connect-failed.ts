import type { AttemptErrorClass } from '@livery/delivery-domain';

/** Instants on the monotonic clock at which the steps of a connection were done. */
export interface ConnectionSteps {
  readonly dns?: number;
  readonly connect?: number;
  readonly tls?: number;
}

/** No connection came about; `steps` says how far it went. */
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
