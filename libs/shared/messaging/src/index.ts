export { BackgroundWork, type Round } from './background-work.ts';
export { blankEvents, type BlankedEvents } from './blank-events.ts';
export type { ReadEventRow } from './event.row.ts';
export { FoundationModule } from './foundation.module.ts';
export { messagingContribution } from './messaging.contribution.ts';
export { EVENT_RETENTION } from './messaging.persistence.ts';
export { PostgresEventLog } from './postgres-event-log.ts';
export { BullWakeUps } from './queue/bull-wake-ups.ts';
export { LocalWakeUps } from './queue/local-wake-ups.ts';
export { QueueLink } from './queue/queue-link.ts';
export { JOBS_WAKE_UP, QUEUES } from './queue/queue-names.ts';
export {
  type OpenEnd,
  type QueueEnd,
  type QueueStore,
  WORKER_OPTIONS,
  type WorkerConnection,
} from './queue/queue-store.ts';
export { queueStoreAt } from './queue/queue-store-at.ts';
export { WakeUpListener } from './queue/wake-up-listener.ts';
export { NoWakeUps, WakeUps } from './queue/wake-ups.ts';
export { EventConsumer, type PositionedEvent } from './relay/event-consumer.ts';
export { EventRelay } from './relay/event-relay.ts';
export { type RegisteredConsumer, RelayModule } from './relay/relay.module.ts';
export { setRelayShards } from './relay/set-relay-shards.ts';
export { MAX_SHARDS } from './relay/shard-lock.ts';
export { UnscopedEventRelay } from './relay/unscoped-event-relay.ts';
export { within } from './within.ts';
