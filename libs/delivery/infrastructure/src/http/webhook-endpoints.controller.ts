import { Body, Controller, Query } from '@nestjs/common';
import {
  CreateWebhookEndpoint,
  DeleteWebhookEndpoint,
  UpdateWebhookEndpoint,
  WebhookEndpointRepository,
  webhookEndpointResource,
} from '@livery/delivery-application';
import { type WebhookEndpointResource, webhookEndpointSchema } from '@livery/delivery-contracts';
import {
  CurrentPrincipal,
  CursorListQuery,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { type FromSchema, mapPage, type Principal, publicId, recordSchema, resourceMissing } from '@livery/kernel';
import { CreateWebhookEndpointRequest } from './create-webhook-endpoint.request.ts';
import { UpdateWebhookEndpointRequest, webhookEndpointAmendment } from './update-webhook-endpoint.request.ts';
import { READ_WEBHOOKS, WRITE_WEBHOOKS } from './webhook-scopes.ts';

const createdSchema = recordSchema({ ...webhookEndpointSchema.properties, signing_secret: { type: 'string' } });
const deletedSchema = recordSchema({
  id: { type: 'string', pattern: '^whk_' },
  object: { const: 'webhook_endpoint' },
  deleted: { const: true },
});

@Controller()
export class WebhookEndpointsController {
  constructor(
    private readonly endpoints: WebhookEndpointRepository,
    private readonly createWebhookEndpoint: CreateWebhookEndpoint,
    private readonly updateWebhookEndpoint: UpdateWebhookEndpoint,
    private readonly deleteWebhookEndpoint: DeleteWebhookEndpoint,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/webhook_endpoints',
    summary: 'List webhook endpoints, newest first',
    scopes: READ_WEBHOOKS,
    response: listSchema(webhookEndpointSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CursorListQuery,
  ): Promise<ListEnvelope<WebhookEndpointResource>> {
    const page = await this.endpoints.list(tenant, pageRequest(query, 'whk'));
    return listEnvelope(mapPage(page, webhookEndpointResource), '/webhook_endpoints');
  }

  @Endpoint({
    method: 'GET',
    path: '/webhook_endpoints/:id',
    summary: 'Retrieve a webhook endpoint',
    scopes: READ_WEBHOOKS,
    response: webhookEndpointSchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
  ): Promise<WebhookEndpointResource> {
    const endpoint = await this.endpoints.find(tenant, id);
    if (endpoint === null) throw resourceMissing();
    return webhookEndpointResource(endpoint);
  }

  @Endpoint({
    method: 'POST',
    path: '/webhook_endpoints',
    summary: 'Make a webhook endpoint; its signing secret is shown in this answer only',
    scopes: WRITE_WEBHOOKS,
    status: 201,
    response: createdSchema,
    errors: ['api_version_unknown', 'resource_conflict'],
  })
  async create(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @Body() body: CreateWebhookEndpointRequest,
  ): Promise<FromSchema<typeof createdSchema>> {
    const { endpoint, signingSecret } = await this.createWebhookEndpoint.execute({
      tenant,
      draft: {
        url: body.url,
        enabledEvents: body.enabled_events,
        description: body.description ?? undefined,
        metadata: body.metadata ?? undefined,
        apiVersion: body.api_version,
      },
      requestedBy: actor,
    });
    return { ...webhookEndpointResource(endpoint), signing_secret: signingSecret };
  }

  @Endpoint({
    method: 'PATCH',
    path: '/webhook_endpoints/:id',
    summary: 'Change a webhook endpoint; disabling it abandons its pending deliveries',
    scopes: WRITE_WEBHOOKS,
    response: webhookEndpointSchema,
    errors: ['api_version_unknown', 'resource_missing'],
  })
  async update(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
    @Body() body: UpdateWebhookEndpointRequest,
  ): Promise<WebhookEndpointResource> {
    return webhookEndpointResource(
      await this.updateWebhookEndpoint.execute(tenant, id, webhookEndpointAmendment(body)),
    );
  }

  @Endpoint({
    method: 'DELETE',
    path: '/webhook_endpoints/:id',
    summary: 'Delete a webhook endpoint; its pending deliveries are abandoned',
    scopes: WRITE_WEBHOOKS,
    response: deletedSchema,
    errors: ['resource_missing'],
  })
  async delete(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('whk') id: string,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteWebhookEndpoint.execute(tenant, id);
    return { id: publicId('whk', id), object: 'webhook_endpoint', deleted: true };
  }
}
