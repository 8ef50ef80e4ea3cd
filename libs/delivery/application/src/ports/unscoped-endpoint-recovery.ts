import type { Tenant } from '@livery/kernel';

export interface EndpointKey {
  readonly tenant: Tenant;
  readonly id: string;
}

/** Records that endpoints of any tenant have answered with a success. */
export abstract class UnscopedEndpointRecovery {
  /** Clears `failingSince` of the enabled ones among these endpoints. */
  abstract recover(endpoints: readonly EndpointKey[]): Promise<void>;
}
