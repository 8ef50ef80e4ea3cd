import { type PartitionedTable, type PersistenceSlice, tableEraser } from '@livery/persistence';
import { EventRowSchema } from './event.row.ts';
import { CreateEventLog1763600000000 } from './migrations/1763600000000-create-event-log.ts';
import { PlaceEvents1763600500000 } from './migrations/1763600500000-place-events.ts';
import { TraceEvents1763601200000 } from './migrations/1763601200000-trace-events.ts';

export const messagingPersistence: PersistenceSlice = {
  entities: [EventRowSchema],
  migrations: [CreateEventLog1763600000000, PlaceEvents1763600500000, TraceEvents1763601200000],
  // Whoever writes events that tell of people blanks them: see blankEvents.
  eraser: tableEraser(['messaging.event']),
};

export const EVENT_TABLE: PartitionedTable = 'messaging.event';
