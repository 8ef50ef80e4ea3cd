import type { Tenant } from '@livery/kernel';

export interface EndpointKey {
  readonly tenant: Tenant;
  readonly id: string;
}

/** Endpoints of any tenant that answer well. */
export abstract class UnscopedEndpointRecovery {
  /** None of them has been failing since any time, whatever was known of them. */
  abstract recover(endpoints: readonly EndpointKey[]): Promise<void>;
}
