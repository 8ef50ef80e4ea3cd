import type { WebhookEndpointStatsResource } from '@livery/delivery-contracts';
import type { WebhookEndpoint } from '@livery/delivery-domain';
import { publicId } from '@livery/kernel';
import { type AttemptSample, COUNT_LIMIT, type EndpointStatistics } from '../ports/endpoint-statistics.ts';

const THOUSANDTHS = 1_000;

/** The id follows from that of the endpoint, of which there is one record of statistics. */
export function webhookEndpointStatsResource(
  endpoint: WebhookEndpoint,
  statistics: EndpointStatistics,
  now: Date,
): WebhookEndpointStatsResource {
  return {
    id: publicId('whk_stats', endpoint.id),
    object: 'webhook_endpoint_stats',
    organization: publicId('org', endpoint.tenant.organizationId),
    livemode: endpoint.tenant.livemode,
    endpoint: publicId('whk', endpoint.id),
    status: endpoint.status,
    failing_since: endpoint.failingSince?.toISOString() ?? null,
    count_limit: COUNT_LIMIT,
    undelivered: statistics.undelivered,
    last_hour: statistics.lastHour,
    last_24_hours: statistics.lastDay,
    attempts: sampleResource(statistics.sample),
    oldest_pending: statistics.oldestPending?.toISOString() ?? null,
    last_attempt: statistics.lastAttempt?.toISOString() ?? null,
    last_success: statistics.lastSuccess?.toISOString() ?? null,
    created: now.toISOString(),
  };
}

function sampleResource({ deliveries, since, attempts, succeeded, p50, p95 }: AttemptSample) {
  return {
    deliveries,
    since: since?.toISOString() ?? null,
    attempted: attempts,
    succeeded,
    success_rate: attempts === 0 ? null : Math.round((succeeded / attempts) * THOUSANDTHS) / THOUSANDTHS,
    duration_ms: { p50, p95 },
  };
}
