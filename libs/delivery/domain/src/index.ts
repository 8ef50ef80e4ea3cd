export { type AttemptErrorClass, type AttemptOutcome, type AttemptResponse, saysGone, unsendable } from './attempt.ts';
export {
  amendWebhookEndpoint,
  defineWebhookEndpoint,
  type WebhookEndpointAmendment,
  type WebhookEndpointDraft,
} from './define-webhook-endpoint.ts';
export {
  deliveryCursorInvalid,
  feedCursorInvalid,
  retryOfTest,
  testOfDisabledEndpoint,
  tooManyWebhookEndpoints,
  webhookUrlRefused,
} from './delivery.errors.ts';
export { checkedEnabledEvents } from './enabled-events.ts';
export { type AttemptVerdict, type HealthChange, judgeEndpointHealth } from './endpoint-health.ts';
export { eventTypeFilter, type EventTypeFilter } from './event-type-filter.ts';
export { eventTypePatterns } from './event-type-patterns.ts';
export { assertAcceptsDeliveries, concludeExtraAttempt } from './extra-attempt.ts';
export {
  addCounts,
  countSteps,
  createsMissing,
  NO_REPLAY,
  planReplay,
  REPLAY_STATUSES,
  type ReplayCandidate,
  type ReplayCounts,
  type ReplayStatus,
  type ReplayStep,
} from './replay.ts';
export { isWithin, type ReplayPeriod, replayPeriod, type RequestedPeriod } from './replay-period.ts';
export { DEFAULT_RETRY_POLICY, nextAttemptAt, type RetryPolicy } from './retry-schedule.ts';
export {
  MAX_SECRETS,
  rotateSigningSecret,
  SECRETS_KNOWN_FOR_MS,
  type SigningSecretRotation,
  signsUntil,
} from './signing-secrets.ts';
export {
  concludeAttempt,
  isTest,
  type LastAttempt,
  type WebhookDelivery,
  type WebhookDeliveryState,
} from './webhook-delivery.ts';
export {
  disableWebhookEndpoint,
  type DisabledReason,
  enableWebhookEndpoint,
  type MissedEvents,
  NOTHING_MISSED,
  type SigningSecret,
  type WebhookEndpoint,
  type WebhookEndpointState,
} from './webhook-endpoint.ts';
