import { EventCatalogue } from '@livery/delivery-application';
import type { EventDefinition } from '@livery/kernel';

/** The event types of the service, as their owners contribute them. */
export class PublishedEventCatalogue extends EventCatalogue {
  readonly types: ReadonlySet<string>;

  constructor(readonly definitions: readonly EventDefinition[]) {
    super();
    this.types = new Set(definitions.map(({ type }) => type));
  }
}
