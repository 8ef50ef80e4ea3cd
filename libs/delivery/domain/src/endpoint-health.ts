import type { WebhookEndpoint } from './webhook-endpoint.ts';

const HOUR_MS = 3_600_000;
const REPORTED_AFTER_MS = HOUR_MS;
const DISABLED_AFTER_MS = 5 * 24 * HOUR_MS;

/** How an attempt failed: `gone` means that the endpoint answered 410. */
export type AttemptVerdict = 'failed' | 'gone';

/** How a failed attempt changes the health of its endpoint. */
export type HealthChange = 'none' | 'begins_to_fail' | 'keeps_failing' | 'is_gone' | 'has_failed_for_days';

/**
 * Judges how a failed attempt changes the health of its endpoint. `keeps_failing`: every attempt has failed for an hour, which
 * is to be reported once. `has_failed_for_days`: every attempt has failed for five days; the endpoint is to be disabled.
 */
export function judgeEndpointHealth(
  { failingSince }: Pick<WebhookEndpoint, 'failingSince'>,
  verdict: AttemptVerdict,
  now: Date,
): HealthChange {
  if (verdict === 'gone') return 'is_gone';
  if (failingSince === null) return 'begins_to_fail';
  const failingFor = now.getTime() - failingSince.getTime();
  if (failingFor >= DISABLED_AFTER_MS) return 'has_failed_for_days';
  return failingFor >= REPORTED_AFTER_MS ? 'keeps_failing' : 'none';
}
