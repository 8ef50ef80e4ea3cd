import { webhookEndpointCreated } from '@livery/delivery-contracts';
import {
  defineWebhookEndpoint,
  tooManyWebhookEndpoints,
  type WebhookEndpoint,
  type WebhookEndpointDraft,
} from '@livery/delivery-domain';
import {
  assertUnlimited,
  type Clock,
  type EventLog,
  newEvent,
  newId,
  type Principal,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { EndpointRules } from '../endpoint-rules.ts';
import type { SigningSecrets } from '../ports/signing-secrets.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';
import { webhookEndpointResource } from '../resources/webhook-endpoint.resource.ts';

/** The number of endpoints that an organization may have in one mode. */
const MAX_ENDPOINTS = 50;

export interface CreateWebhookEndpointInput {
  readonly tenant: Tenant;
  readonly draft: WebhookEndpointDraft;
  readonly requestedBy: Pick<Principal, 'actor' | 'limits'>;
}

export interface CreatedWebhookEndpoint {
  readonly endpoint: WebhookEndpoint;
  /** `whsec_…`. It can be read in this response only. */
  readonly signingSecret: string;
}

/** Creates a webhook endpoint with its own signing secret. A key with limits makes none, since the endpoint would outlive them. */
export class CreateWebhookEndpoint {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly rules: EndpointRules,
    private readonly secrets: SigningSecrets,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws DomainError `parameter_invalid`, `api_version_unknown`, `limit_delegation_forbidden`; `resource_conflict` if there are 50
   * endpoints already
   */
  async execute({ tenant, draft, requestedBy }: CreateWebhookEndpointInput): Promise<CreatedWebhookEndpoint> {
    assertUnlimited(requestedBy.limits);
    const checked = await this.rules.check(tenant, draft);
    const id = newId();
    const at = this.clock.now();
    const { secret, sealed } = this.secrets.issue(tenant, id, at);
    const publicSecret = { lastFour: sealed.lastFour, created: at, retiresAt: null };
    const endpoint = defineWebhookEndpoint(checked, {
      id,
      tenant,
      secret: publicSecret,
      createdBy: requestedBy.actor,
      at,
    });
    await this.unitOfWork.run(async (transaction) => {
      const count = await this.endpoints.countForUpdate(tenant, transaction);
      if (count >= MAX_ENDPOINTS) throw tooManyWebhookEndpoints(MAX_ENDPOINTS);
      await this.endpoints.insert(endpoint, sealed, transaction);
      const data = { object: webhookEndpointResource(endpoint) };
      await this.eventLog.append(newEvent(webhookEndpointCreated, tenant, data), transaction);
    });
    return { endpoint, signingSecret: secret };
  }
}
