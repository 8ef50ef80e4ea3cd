import type { WebhookEndpoint } from './webhook-endpoint.ts';

const HOUR_MS = 3_600_000;
const TOLD_AFTER_MS = HOUR_MS;
const DISABLED_AFTER_MS = 5 * 24 * HOUR_MS;

/** What a failed attempt says of an endpoint; a success needs no judgement. */
export type AttemptVerdict = 'failed' | 'gone';

/** What becomes of an endpoint by a failed attempt. */
export type HealthChange = 'none' | 'begins_to_fail' | 'keeps_failing' | 'is_gone' | 'has_failed_for_days';

/** An endpoint that fails for an hour is told of, once; one that does nothing but fail for five days is disabled. */
export function judgeEndpointHealth(
  { failingSince }: Pick<WebhookEndpoint, 'failingSince'>,
  verdict: AttemptVerdict,
  now: Date,
): HealthChange {
  if (verdict === 'gone') return 'is_gone';
  if (failingSince === null) return 'begins_to_fail';
  const failingFor = now.getTime() - failingSince.getTime();
  if (failingFor >= DISABLED_AFTER_MS) return 'has_failed_for_days';
  return failingFor >= TOLD_AFTER_MS ? 'keeps_failing' : 'none';
}
