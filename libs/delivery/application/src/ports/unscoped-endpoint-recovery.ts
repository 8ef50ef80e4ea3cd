import type { Tenant } from '@livery/kernel';

export interface EndpointKey {
  readonly tenant: Tenant;
  readonly id: string;
}

/** An endpoint that has answered with a success. */
export interface HealthyEndpoint extends EndpointKey {
  /** Whether the answer was so fast that the endpoint does not hang. */
  readonly isPrompt: boolean;
}

/** Records whether endpoints of any tenant answer. */
export abstract class UnscopedEndpointRecovery {
  /** Clears `failingSince` of the enabled ones among these endpoints, and that the prompt ones hang. */
  abstract recover(endpoints: readonly HealthyEndpoint[]): Promise<void>;
  /**
   * Records that endpoints hang: their first attempts belong to the second lane until a prompt success. Disabling and enabling
   * an endpoint does not change this.
   */
  abstract markHanging(endpoints: readonly EndpointKey[]): Promise<void>;
}
