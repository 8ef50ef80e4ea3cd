export { eventMissing } from './delivery.errors.ts';
export { eventTypeFilter, type EventTypeFilter } from './event-type-filter.ts';
