export { eventTypeFilter, type EventTypeFilter } from './event-type-filter.ts';
