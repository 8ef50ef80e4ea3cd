import type { DeliveryReplays, WebhookEndpointRepository } from '@livery/delivery-application';
import {
  assertAcceptsDeliveries,
  replayPeriod,
  type ReplayStatus,
  type RequestedPeriod,
} from '@livery/delivery-domain';
import type { Jobs, QueuedJob } from '@livery/jobs';
import { type Actor, type Clock, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import { WRITE_WEBHOOKS } from '../http/webhook-scopes.ts';
import { REPLAY_DELIVERIES } from './replay.job.ts';
import { replayPayload } from './replay-request.ts';

export interface RequestedReplay {
  readonly tenant: Tenant;
  readonly endpointId: string;
  readonly period: RequestedPeriod;
  readonly status: ReplayStatus;
  readonly isDryRun: boolean;
  readonly requestedBy: Actor;
}

/** Starts jobs that replay deliveries. No event is appended: the record of the replay is its job. */
export class StartReplay {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly replays: DeliveryReplays,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `parameter_invalid`; `resource_conflict` if the endpoint is disabled */
  async execute({ tenant, endpointId, requestedBy, ...request }: RequestedReplay): Promise<QueuedJob> {
    const keptSince = await this.replays.keptSince();
    return this.unitOfWork.run(async (transaction) => {
      const endpoint = await this.endpoints.findForShare(tenant, endpointId, transaction);
      if (endpoint === null) throw resourceMissing();
      const period = replayPeriod(request.period, this.clock.now(), keptSince);
      assertAcceptsDeliveries(endpoint);
      const order = { tenant, endpointId, period, status: request.status };
      const payload = replayPayload({ order, isDryRun: request.isDryRun });
      const job = { kind: REPLAY_DELIVERIES, payload, scopes: WRITE_WEBHOOKS, createdBy: requestedBy };
      return this.jobs.start(tenant, job, transaction);
    });
  }
}
