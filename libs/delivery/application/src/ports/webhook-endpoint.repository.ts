import type { WebhookEndpoint } from '@livery/delivery-domain';
import type { CreatedRange, Page, PageRequest, Tenant, Transaction } from '@livery/kernel';

/** A signing secret as it is stored. */
export interface SealedSecret {
  readonly id: string;
  /** The encrypted secret. */
  readonly sealed: Uint8Array;
  /** The version of the key that encrypted it. */
  readonly keyVersion: number;
  readonly lastFour: string;
  readonly created: Date;
}

export abstract class WebhookEndpointRepository {
  abstract find(tenant: Tenant, id: string): Promise<WebhookEndpoint | null>;
  /** Lists the endpoints, newest first. */
  abstract list(tenant: Tenant, created: CreatedRange, page: PageRequest): Promise<Page<WebhookEndpoint>>;
  /** Counts the endpoints, and makes other inserts of the tenant wait until the transaction ends, so that a limit holds. */
  abstract countForUpdate(tenant: Tenant, transaction: Transaction): Promise<number>;
  abstract findForUpdate(tenant: Tenant, id: string, transaction: Transaction): Promise<WebhookEndpoint | null>;
  /** Reads an endpoint that stays enabled and existing until the transaction ends. Deliveries may be created for it meanwhile. */
  abstract findForShare(tenant: Tenant, id: string, transaction: Transaction): Promise<WebhookEndpoint | null>;
  abstract insert(endpoint: WebhookEndpoint, secret: SealedSecret, transaction: Transaction): Promise<void>;
  abstract update(endpoint: WebhookEndpoint, transaction: Transaction): Promise<void>;
  /** Adds the newest secret of an endpoint, and gives the older ones the ends that they have in the endpoint. */
  abstract addSecret(endpoint: WebhookEndpoint, secret: SealedSecret, transaction: Transaction): Promise<void>;
  abstract delete(endpoint: WebhookEndpoint, transaction: Transaction): Promise<void>;
}
