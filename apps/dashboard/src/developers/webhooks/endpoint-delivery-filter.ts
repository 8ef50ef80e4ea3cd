import type { ListWebhookDeliveriesQuery } from '@livery/sdk';
import { DELIVERY_STATUSES } from '../deliveries/delivery-statuses.ts';
import { choiceIn, type Search } from '../filters/search-values.ts';

/** Which deliveries of an endpoint are shown, and in which order: without a value the newest first. */
export interface EndpointDeliveryFilter {
  readonly status?: (typeof DELIVERY_STATUSES)[number] | undefined;
  readonly order?: 'oldest' | undefined;
}

/** The filter in the address. Other values are dropped. */
export function endpointDeliveryFilterOf(search: Search): EndpointDeliveryFilter {
  return { status: choiceIn(search, 'status', DELIVERY_STATUSES), order: choiceIn(search, 'order', ['oldest']) };
}

/** The filter as parameters of the list of the API. */
export function endpointDeliveryQueryOf({ status, order }: EndpointDeliveryFilter): ListWebhookDeliveriesQuery {
  return { status, order: order ?? 'newest' };
}
