import type { WebhookEndpoint } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

/** A signing secret as it is kept. */
export interface SealedSecret {
  readonly id: string;
  readonly sealed: Uint8Array;
  readonly keyVersion: number;
  readonly lastFour: string;
  readonly created: Date;
}

export abstract class WebhookEndpointRepository {
  abstract find(tenant: Tenant, id: string): Promise<WebhookEndpoint | null>;
  /** Newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<WebhookEndpoint>>;
  /** Serialises with other inserts of the tenant, so that the limit on their number holds. */
  abstract countForUpdate(tenant: Tenant, transaction: Transaction): Promise<number>;
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<WebhookEndpoint | null>;
  abstract insert(endpoint: WebhookEndpoint, secret: SealedSecret, transaction: Transaction): Promise<void>;
  abstract update(endpoint: WebhookEndpoint, transaction: Transaction): Promise<void>;
  abstract delete(endpoint: WebhookEndpoint, transaction: Transaction): Promise<void>;
}
