import type { ReplayOrder } from '@livery/delivery-application';
import { REPLAY_STATUSES } from '@livery/delivery-domain';
import type { RunningJob } from '@livery/jobs';
import { type JsonObject, parsePublicId, publicId } from '@livery/kernel';

export interface ReplayRequest {
  readonly order: ReplayOrder;
  /** Whether the replay only counts what it would do. */
  readonly isDryRun: boolean;
}

/** The payload of the job of a replay. */
export function replayPayload({ order, isDryRun }: ReplayRequest): JsonObject {
  const { endpointId, period, status } = order;
  return {
    webhook_endpoint: publicId('whk', endpointId),
    since: period.since.toISOString(),
    until: period.until.toISOString(),
    status,
    dry_run: isDryRun,
  };
}

/** The reverse of `replayPayload`. */
export function replayRequestOf({ tenant, payload }: Pick<RunningJob, 'tenant' | 'payload'>): ReplayRequest {
  const { webhook_endpoint: endpoint, since, until, status, dry_run: isDryRun } = payload;
  const endpointId = typeof endpoint === 'string' ? parsePublicId('whk', endpoint) : undefined;
  const chosen = REPLAY_STATUSES.find((known) => known === status);
  if (endpointId === undefined || chosen === undefined || typeof since !== 'string' || typeof until !== 'string') {
    throw new Error('The job names no endpoint, status and period.');
  }
  const period = { since: new Date(since), until: new Date(until) };
  return { order: { tenant, endpointId, period, status: chosen }, isDryRun: isDryRun === true };
}
