import type { SettledAttempt } from '@livery/delivery-application';

/** PostgreSQL keeps no U+0000 in text and JSON. */
const NUL = /\0/g;

/** What one settled attempt says to the statement that settles many. */
export function attemptRow({ id, delivery, outcome, state }: SettledAttempt) {
  const { response, error } = outcome;
  return {
    organization_id: delivery.tenant.organizationId,
    livemode: delivery.tenant.livemode,
    delivery_id: delivery.id,
    claim_id: delivery.claimId,
    id,
    started: outcome.started,
    duration_ms: Math.round(outcome.durationMs),
    timings: outcome.timings,
    response_status: response?.status ?? null,
    response_headers: response === null ? null : withoutNul(response.headers),
    response_body: response?.body.replace(NUL, '') ?? null,
    truncated: response?.truncated ?? false,
    error_class: error?.class ?? null,
    error_message: error?.message.replace(NUL, '') ?? null,
    status: state.status,
    next_retry_at: state.nextRetryAt,
    completed: state.completed,
  };
}

function withoutNul(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value.replace(NUL, '')]));
}
