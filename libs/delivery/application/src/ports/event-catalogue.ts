/** Every event type that the service has, of whatever context. */
export abstract class EventCatalogue {
  abstract readonly types: ReadonlySet<string>;
}
