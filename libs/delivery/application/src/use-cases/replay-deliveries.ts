import {
  assertAcceptsDeliveries,
  countSteps,
  createsMissing,
  planReplay,
  type ReplayCounts,
  type ReplayStep,
  type WebhookEndpoint,
} from '@livery/delivery-domain';
import { type Clock, resourceMissing, type Transaction } from '@livery/kernel';
import type { DeliveryReplays, ReplayOrder, ReplayPage } from '../ports/delivery-replays.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';

/** Sends one page of deliveries again, in the caller's transaction, or tells what that would do. */
export class ReplayDeliveries {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly replays: DeliveryReplays,
    private readonly clock: Clock,
  ) {}

  /** @returns what `execute` would do now @throws DomainError as `execute` */
  async preview(order: ReplayOrder, page: ReplayPage): Promise<ReplayCounts> {
    return countSteps(planned(order, page, await this.endpoints.find(order.tenant, order.endpointId)));
  }

  /**
   * @returns what was done; null if the states that were read are not final, so that the page has to be read again
   * @throws DomainError `resource_missing`, or `resource_conflict` if the endpoint is disabled
   */
  async execute(order: ReplayOrder, page: ReplayPage, transaction: Transaction): Promise<ReplayCounts | null> {
    const steps = planned(order, page, await this.lock(order, page, transaction));
    if (await this.replays.isAbandoning(order, transaction)) return null;
    const at = this.clock.now();
    const again = steps.filter((step) => step.action === 'send_again');
    const missing = steps.filter((step) => step.action === 'create');
    const sent = await this.replays.sendAgain(order, again, at, transaction);
    const created = await this.replays.create(order, missing, at, transaction);
    return { ...countSteps(steps), ...sent, created };
  }

  /** Creating deliveries needs the lock that the fan-out takes, which it then waits for. Sending again only needs an endpoint that stays. */
  private lock(
    { tenant, endpointId, status }: ReplayOrder,
    { candidates }: ReplayPage,
    transaction: Transaction,
  ): Promise<WebhookEndpoint | null> {
    const mayCreate = createsMissing(status) && candidates.some(({ delivery }) => delivery === null);
    return mayCreate
      ? this.endpoints.findForUpdate(tenant, endpointId, transaction)
      : this.endpoints.findForShare(tenant, endpointId, transaction);
  }
}

function planned(
  { status }: ReplayOrder,
  { candidates }: ReplayPage,
  endpoint: WebhookEndpoint | null,
): readonly ReplayStep[] {
  if (endpoint === null) throw resourceMissing();
  assertAcceptsDeliveries(endpoint);
  const { enabledEvents } = endpoint;
  return candidates.map((candidate) => planReplay(candidate, { status, enabledEvents }));
}
