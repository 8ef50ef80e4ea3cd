import { type PersistenceSlice, type Retention, tableEraser } from '@livery/persistence';
import { EventRowSchema } from './event.row.ts';
import { CreateEventLog1763600000000 } from './migrations/1763600000000-create-event-log.ts';
import { FindEvents1763602500000 } from './migrations/1763602500000-find-events.ts';
import { PlaceEvents1763600500000 } from './migrations/1763600500000-place-events.ts';
import { TraceEvents1763601200000 } from './migrations/1763601200000-trace-events.ts';
import { TakeTurnsBetweenTenants1763602600000 } from './migrations/1763602600000-take-turns-between-tenants.ts';
import { ShardTheRelay1763604100000 } from './migrations/1763604100000-shard-the-relay.ts';
import { DropOrderOfAllTenants1763604110000 } from './migrations/1763604110000-drop-order-of-all-tenants.ts';
import { RELAY, RELAY_LAG } from './tenant-guard-exceptions.ts';

/** The retention of events, and of rows that must not be kept longer than their event. */
export const EVENT_RETENTION: Retention = {
  days: 90,
  setting: { variable: 'RETENTION_EVENTS_DAYS', what: 'events and deliveries' },
};

export const messagingPersistence: PersistenceSlice = {
  entities: [EventRowSchema],
  migrations: [
    CreateEventLog1763600000000,
    PlaceEvents1763600500000,
    TraceEvents1763601200000,
    FindEvents1763602500000,
    TakeTurnsBetweenTenants1763602600000,
    ShardTheRelay1763604100000,
    DropOrderOfAllTenants1763604110000,
  ],
  // The context that writes events with personal data blanks them with blankEvents.
  eraser: tableEraser(['messaging.event']),
  tenantGuardExceptions: [RELAY, RELAY_LAG],
  weeklyTables: [{ table: 'messaging.event', kept: EVENT_RETENTION }],
};
