import type { Tenant } from '@livery/kernel';

/** Where webhooks may go. */
export abstract class WebhookAddresses {
  /**
   * Looks at the URL and at every address that its host has now; asked again for each connection.
   * @throws DomainError `parameter_invalid` with `param` `url`
   */
  abstract assertAllowed(tenant: Tenant, url: string): Promise<void>;
}
