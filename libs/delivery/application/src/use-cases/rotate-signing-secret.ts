import { webhookEndpointSecretRotated } from '@livery/delivery-contracts';
import { rotateSigningSecret } from '@livery/delivery-domain';
import { type Clock, type EventLog, newEvent, type Tenant, type UnitOfWork, resourceMissing } from '@livery/kernel';
import type { SigningSecrets } from '../ports/signing-secrets.ts';
import type { WebhookEndpointRepository } from '../ports/webhook-endpoint.repository.ts';
import { webhookEndpointResource } from '../resources/webhook-endpoint.resource.ts';
import type { CreatedWebhookEndpoint } from './create-webhook-endpoint.ts';

export interface RotateSigningSecretInput {
  readonly tenant: Tenant;
  readonly id: string;
  /** The time for which the present secret also signs, in seconds. */
  readonly overlapSeconds: number;
}

/** Creates a new signing secret for an endpoint. Until the end of the overlap, requests are signed with both. */
export class RotateSigningSecret {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly secrets: SigningSecrets,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `parameter_invalid`, `resource_conflict` */
  execute({ tenant, id, overlapSeconds }: RotateSigningSecretInput): Promise<CreatedWebhookEndpoint> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.endpoints.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      const at = this.clock.now();
      const { secret: signingSecret, sealed } = this.secrets.issue(tenant, id, at);
      const rotation = { lastFour: sealed.lastFour, overlapSeconds, at };
      const endpoint = rotateSigningSecret(before, rotation);
      await this.endpoints.update(endpoint, transaction);
      await this.endpoints.addSecret(endpoint, sealed, transaction);
      const data = { object: webhookEndpointResource(endpoint) };
      await this.eventLog.append(newEvent(webhookEndpointSecretRotated, tenant, data), transaction);
      return { endpoint, signingSecret };
    });
  }
}
