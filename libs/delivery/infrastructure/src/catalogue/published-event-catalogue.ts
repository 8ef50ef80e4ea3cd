import { brandGovernanceEvents } from '@livery/brand-governance-contracts';
import { EventCatalogue } from '@livery/delivery-application';
import { deliveryEvents } from '@livery/delivery-contracts';
import { platformEvents } from '@livery/platform-contracts';

/** The event types that the contexts publish: each is declared once, by its owner. */
const PUBLISHED = [...platformEvents, ...brandGovernanceEvents, ...deliveryEvents];

export class PublishedEventCatalogue extends EventCatalogue {
  readonly types: ReadonlySet<string> = new Set(PUBLISHED.map(({ type }) => type));
}
