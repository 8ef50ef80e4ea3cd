/** The names of the event types of all contexts. */
export abstract class EventCatalogue {
  abstract readonly types: ReadonlySet<string>;
}
