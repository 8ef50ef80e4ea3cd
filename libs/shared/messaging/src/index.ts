export type { ReadEventRow } from './event.row.ts';
export { FoundationModule } from './foundation.module.ts';
export { EVENT_TABLE, messagingPersistence } from './messaging.persistence.ts';
export { PostgresEventLog } from './postgres-event-log.ts';
