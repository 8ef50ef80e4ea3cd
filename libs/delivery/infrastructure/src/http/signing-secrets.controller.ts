import { Body, Controller } from '@nestjs/common';
import { RotateSigningSecret, webhookEndpointResource } from '@livery/delivery-application';
import { CurrentPrincipal, Endpoint, IdParam } from '@livery/http';
import type { FromSchema, Principal } from '@livery/kernel';
import { createdWebhookEndpointSchema } from './created-webhook-endpoint.schema.ts';
import { RotateSigningSecretRequest } from './rotate-signing-secret.request.ts';
import { WRITE_WEBHOOKS } from './webhook-scopes.ts';

const DEFAULT_OVERLAP_SECONDS = 86_400;

@Controller()
export class SigningSecretsController {
  constructor(private readonly rotateSigningSecret: RotateSigningSecret) {}

  @Endpoint({
    method: 'POST',
    path: '/webhook_endpoints/:id/rotate_secret',
    operationId: 'rotateWebhookEndpointSecret',
    area: 'Events and webhooks',
    summary: 'Rotate the signing secret of a webhook endpoint',
    description:
      'Creates a new signing secret, which is shown in this response only. Deliveries are signed with it and, for `overlap_seconds`, with the previous secret, too. At most two secrets sign at the same time. Without an overlap all older secrets stop signing after two seconds; `retires_at` shows when.',
    scopes: WRITE_WEBHOOKS,
    stepUp: true,
    response: createdWebhookEndpointSchema,
    errors: ['resource_missing', 'resource_conflict'],
  })
  async rotate(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
    @Body() body: RotateSigningSecretRequest,
  ): Promise<FromSchema<typeof createdWebhookEndpointSchema>> {
    const overlapSeconds = body.overlap_seconds ?? DEFAULT_OVERLAP_SECONDS;
    const { endpoint, signingSecret } = await this.rotateSigningSecret.execute({ tenant, id, overlapSeconds });
    return { ...webhookEndpointResource(endpoint), signing_secret: signingSecret };
  }
}
