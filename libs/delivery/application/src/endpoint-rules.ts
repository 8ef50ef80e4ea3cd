import { checkedEnabledEvents } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import type { EventCatalogue } from './ports/event-catalogue.ts';
import type { WebhookAddresses } from './ports/webhook-addresses.ts';

interface CheckedFields {
  readonly url?: string | undefined;
  readonly enabledEvents?: readonly string[] | undefined;
}

/**
 * Checks the URL and the event types of an endpoint. It is called before a transaction is opened, because resolving the host
 * name takes time.
 */
export class EndpointRules {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly addresses: WebhookAddresses,
  ) {}

  /** @returns the input, with each event type once @throws DomainError `parameter_invalid` */
  async check<Input extends CheckedFields>(tenant: Tenant, input: Input): Promise<Input> {
    const { enabledEvents, url } = input;
    const checked = enabledEvents && checkedEnabledEvents(enabledEvents, this.catalogue.types);
    if (url !== undefined) await this.addresses.assertAllowed(tenant, url);
    return checked === undefined ? input : { ...input, enabledEvents: checked };
  }
}
