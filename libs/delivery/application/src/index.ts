export { Dispatcher, type DispatcherOptions, type DispatcherWork } from './dispatch/dispatcher.ts';
export { EndpointHealthTracker } from './dispatch/endpoint-health-tracker.ts';
export { awaitAttempt, type AwaitAttemptOptions } from './await-attempt.ts';
export { EndpointRules } from './endpoint-rules.ts';
export { EventArrivals } from './ports/event-arrivals.ts';
export {
  DeliveryReplays,
  type ReplayBounds,
  type ReplayEffect,
  type ReplayOrder,
  type ReplayPage,
} from './ports/delivery-replays.ts';
export {
  type AttemptSample,
  COUNT_LIMIT,
  type EndpointStatistics,
  EndpointStatisticsReader,
  type PeriodCounts,
  SAMPLE_LIMIT,
  type UndeliveredCounts,
} from './ports/endpoint-statistics.ts';
export { EventCatalogue } from './ports/event-catalogue.ts';
export { EventDeliveries } from './ports/event-deliveries.ts';
export { EventFeed, type FeedCursor, type FeedPlace, type FeedSlice } from './ports/event-feed.ts';
export { type EventFilter, type EventListFilter, EventRepository } from './ports/event.repository.ts';
export { FailureNotices } from './ports/failure-notices.ts';
export { RequestedAttempts } from './ports/requested-attempts.ts';
export { type IssuedSigningSecret, SigningSecrets } from './ports/signing-secrets.ts';
export { type NewTestDelivery, TestDeliveries } from './ports/test-deliveries.ts';
export {
  type Claim,
  type ClaimAllowances,
  type ClaimedDelivery,
  type ClaimedEndpoint,
  type ClaimRequest,
  type DeliverySource,
  type FinishedAttempt,
  type SettledAttempt,
  UnscopedDeliveryQueue,
} from './ports/unscoped-delivery-queue.ts';
export {
  type EndpointKey,
  type HealthyEndpoint,
  UnscopedEndpointRecovery,
} from './ports/unscoped-endpoint-recovery.ts';
export { WebhookAddresses } from './ports/webhook-addresses.ts';
export {
  type DeliveryFilter,
  type DeliveryPageRequest,
  type RecordedAttempt,
  WebhookDeliveryRepository,
} from './ports/webhook-delivery.repository.ts';
export { type SealedSecret, WebhookEndpointRepository } from './ports/webhook-endpoint.repository.ts';
export { NotSent, WebhookSender } from './ports/webhook-sender.ts';
export {
  type EndpointSigner,
  type SignedContent,
  type WebhookSignatures,
  WebhookSigner,
} from './ports/webhook-signer.ts';
export { attemptedDeliveryResource } from './resources/attempted-delivery.resource.ts';
export { eventResource } from './resources/event.resource.ts';
export { webhookDeliveryResource } from './resources/webhook-delivery.resource.ts';
export { webhookEndpointResource } from './resources/webhook-endpoint.resource.ts';
export { webhookEndpointStatsResource } from './resources/webhook-endpoint-stats.resource.ts';
export { ConcludeAttempts, type RetrySettings } from './use-cases/conclude-attempts.ts';
export {
  CreateWebhookEndpoint,
  type CreatedWebhookEndpoint,
  type CreateWebhookEndpointInput,
} from './use-cases/create-webhook-endpoint.ts';
export { DeleteWebhookEndpoint } from './use-cases/delete-webhook-endpoint.ts';
export { type FeedPage, ReadEventFeed, type ReadEventFeedInput } from './use-cases/read-event-feed.ts';
export { RotateSigningSecret, type RotateSigningSecretInput } from './use-cases/rotate-signing-secret.ts';
export { RecordEndpointFailure } from './use-cases/record-endpoint-failure.ts';
export { ReplayDeliveries } from './use-cases/replay-deliveries.ts';
export { RetryDelivery } from './use-cases/retry-delivery.ts';
export { TestWebhookEndpoint } from './use-cases/test-webhook-endpoint.ts';
export { UpdateWebhookEndpoint } from './use-cases/update-webhook-endpoint.ts';
