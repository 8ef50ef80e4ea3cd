export { type EventFilter, EventRepository } from './ports/event.repository.ts';
export { eventResource } from './resources/event.resource.ts';
export { type EventResource, eventSchema } from './resources/event.schema.ts';
