export { EVENT_TABLE, messagingPersistence } from './messaging.persistence.ts';
export { PostgresEventLog } from './postgres-event-log.ts';
