import { type PersistenceSlice, type Retention, tableEraser } from '@livery/persistence';
import { EventRowSchema } from './event.row.ts';
import { CreateEventLog1763600000000 } from './migrations/1763600000000-create-event-log.ts';
import { PlaceEvents1763600500000 } from './migrations/1763600500000-place-events.ts';
import { TraceEvents1763601200000 } from './migrations/1763601200000-trace-events.ts';
import { RELAY, RELAY_LAG } from './unscoped-uses.ts';

/** Of events, and of everything that must not be kept longer than the event that it refers to. */
export const EVENT_RETENTION: Retention = {
  days: 90,
  setting: { variable: 'RETENTION_EVENTS_DAYS', what: 'events and deliveries' },
};

export const messagingPersistence: PersistenceSlice = {
  entities: [EventRowSchema],
  migrations: [CreateEventLog1763600000000, PlaceEvents1763600500000, TraceEvents1763601200000],
  // Whoever writes events that tell of people blanks them: see blankEvents.
  eraser: tableEraser(['messaging.event']),
  unscoped: [RELAY, RELAY_LAG],
  weeklyTables: [{ table: 'messaging.event', kept: EVENT_RETENTION }],
};
