import { checkedEnabledEvents } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import type { EventCatalogue } from './ports/event-catalogue.ts';
import type { WebhookAddresses } from './ports/webhook-addresses.ts';

interface Wanted {
  readonly url?: string | undefined;
  readonly enabledEvents?: readonly string[] | undefined;
}

/** Judges where an endpoint leads and what it subscribes to, before a transaction is opened: names take time to resolve. */
export class EndpointRules {
  constructor(
    private readonly catalogue: EventCatalogue,
    private readonly addresses: WebhookAddresses,
  ) {}

  /** What was wanted, in the form in which it is kept. @throws DomainError `parameter_invalid` */
  async judge<Given extends Wanted>(tenant: Tenant, wanted: Given): Promise<Given> {
    const { enabledEvents, url } = wanted;
    const checked = enabledEvents && checkedEnabledEvents(enabledEvents, this.catalogue.types);
    if (url !== undefined) await this.addresses.assertAllowed(tenant, url);
    return checked === undefined ? wanted : { ...wanted, enabledEvents: checked };
  }
}
