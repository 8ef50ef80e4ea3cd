import { amendWebhookEndpoint, type WebhookEndpoint, type WebhookEndpointAmendment } from '@livery/delivery-domain';
import {
  assertUnlimited,
  type Clock,
  type EventLog,
  type Principal,
  resourceMissing,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import { eventsOfChange } from '../events-of-change.ts';
import type { EndpointRules } from '../endpoint-rules.ts';
import type { WebhookDeliveryRepository } from '../ports/webhook-delivery.repository.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';

/** Changes a webhook endpoint. Disabling it abandons its pending deliveries. If nothing changes, no event is appended. */
export class UpdateWebhookEndpoint {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly deliveries: WebhookDeliveryRepository,
    private readonly rules: EndpointRules,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `parameter_invalid`, `api_version_unknown`, `limit_delegation_forbidden` */
  async execute(
    tenant: Tenant,
    id: string,
    amendment: WebhookEndpointAmendment,
    { limits }: Pick<Principal, 'limits'>,
  ): Promise<WebhookEndpoint> {
    if (amendment.url !== undefined) assertUnlimited(limits);
    if ((await this.endpoints.find(tenant, id)) === null) throw resourceMissing();
    const checked = await this.rules.check(tenant, amendment);
    const at = this.clock.now();
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.endpoints.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      const after = amendWebhookEndpoint(before, checked, at);
      if (after === before) return before;
      await this.endpoints.update(after, transaction);
      if (after.status === 'disabled') await this.deliveries.abandonPending(tenant, id, at, transaction);
      for (const event of eventsOfChange(before, after)) await this.eventLog.append(event, transaction);
      return after;
    });
  }
}
