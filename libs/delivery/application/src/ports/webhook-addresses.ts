import type { Tenant } from '@livery/kernel';

/** The rules on the addresses to which webhooks may be sent. */
export abstract class WebhookAddresses {
  /**
   * Checks the URL and every address to which its host resolves now. The sender checks again for each connection.
   * @throws DomainError `parameter_invalid` with `param` `url`
   */
  abstract assertAllowed(tenant: Tenant, url: string): Promise<void>;
}
