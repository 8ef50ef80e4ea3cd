import { brandGovernanceEvents } from '@livery/brand-governance-contracts';
import { EventCatalogue } from '@livery/delivery-application';
import { deliveryEvents } from '@livery/delivery-contracts';
import type { EventDefinition } from '@livery/kernel';
import { platformEvents } from '@livery/platform-contracts';

/** The event types that the contexts publish: each is declared once, by its owner. */
export const PUBLISHED_EVENTS: readonly EventDefinition[] = [
  ...platformEvents,
  ...brandGovernanceEvents,
  ...deliveryEvents,
];

export class PublishedEventCatalogue extends EventCatalogue {
  readonly types: ReadonlySet<string> = new Set(PUBLISHED_EVENTS.map(({ type }) => type));
}
