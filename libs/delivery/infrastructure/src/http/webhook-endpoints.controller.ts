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
  CreatedListQuery,
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import {
  type FromSchema,
  idSchema,
  mapPage,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
} from '@livery/kernel';
import { createdWebhookEndpointSchema } from './created-webhook-endpoint.schema.ts';
import { CreateWebhookEndpointRequest } from './create-webhook-endpoint.request.ts';
import { UpdateWebhookEndpointRequest, webhookEndpointAmendment } from './update-webhook-endpoint.request.ts';
import { READ_WEBHOOKS, WRITE_WEBHOOKS } from './webhook-scopes.ts';

const deletedSchema = namedSchema({
  title: 'DeletedWebhookEndpoint',
  description: 'A webhook endpoint that was deleted.',
  properties: { id: idSchema('whk'), object: { const: 'webhook_endpoint' }, deleted: { const: true } },
  example: { id: webhookEndpointSchema.examples[0].id, object: 'webhook_endpoint', deleted: true },
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
    operationId: 'listWebhookEndpoints',
    area: 'Events and webhooks',
    summary: 'List webhook endpoints',
    description: "Lists the endpoints of the caller's mode, newest first.",
    scopes: READ_WEBHOOKS,
    response: listSchema(webhookEndpointSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<WebhookEndpointResource>> {
    const page = await this.endpoints.list(tenant, createdRange(query), pageRequest(query, 'whk'));
    return listEnvelope(mapPage(page, webhookEndpointResource), '/webhook_endpoints');
  }

  @Endpoint({
    method: 'GET',
    path: '/webhook_endpoints/:id',
    operationId: 'retrieveWebhookEndpoint',
    area: 'Events and webhooks',
    summary: 'Retrieve a webhook endpoint',
    description: 'Returns one endpoint, without its signing secrets.',
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
    operationId: 'createWebhookEndpoint',
    area: 'Events and webhooks',
    summary: 'Create a webhook endpoint',
    description:
      "Creates an endpoint. Later events of the caller's mode are delivered to it. The signing secret is shown in this response only. An organization can have at most 50 endpoints in each mode. A key with `expires_at` or `allowed_ips` makes none.",
    scopes: WRITE_WEBHOOKS,
    stepUp: true,
    status: 201,
    response: createdWebhookEndpointSchema,
    errors: ['api_version_unknown', 'limit_delegation_forbidden', 'resource_conflict'],
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Body() body: CreateWebhookEndpointRequest,
  ): Promise<FromSchema<typeof createdWebhookEndpointSchema>> {
    const { endpoint, signingSecret } = await this.createWebhookEndpoint.execute({
      tenant: principal.tenant,
      draft: {
        url: body.url,
        enabledEvents: body.enabled_events,
        description: body.description ?? undefined,
        metadata: body.metadata ?? undefined,
        apiVersion: body.api_version,
        maxInFlight: body.max_in_flight,
      },
      requestedBy: principal,
    });
    return { ...webhookEndpointResource(endpoint), signing_secret: signingSecret };
  }

  @Endpoint({
    method: 'PATCH',
    path: '/webhook_endpoints/:id',
    operationId: 'updateWebhookEndpoint',
    area: 'Events and webhooks',
    summary: 'Change a webhook endpoint',
    description:
      'Changes the fields that you send and keeps the others. Disabling the endpoint abandons its pending deliveries. Enabling it clears `disabled_reason` and `failing_since`. A key with `expires_at` or `allowed_ips` changes no `url`.',
    scopes: WRITE_WEBHOOKS,
    stepUp: true,
    response: webhookEndpointSchema,
    errors: ['api_version_unknown', 'limit_delegation_forbidden', 'resource_missing'],
  })
  async update(
    @CurrentPrincipal() principal: Principal,
    @IdParam('whk') id: string,
    @Body() body: UpdateWebhookEndpointRequest,
  ): Promise<WebhookEndpointResource> {
    const amendment = webhookEndpointAmendment(body);
    return webhookEndpointResource(
      await this.updateWebhookEndpoint.execute(principal.tenant, id, amendment, principal),
    );
  }

  @Endpoint({
    method: 'DELETE',
    path: '/webhook_endpoints/:id',
    operationId: 'deleteWebhookEndpoint',
    area: 'Events and webhooks',
    summary: 'Delete a webhook endpoint',
    description: 'Deletes the endpoint and abandons its pending deliveries. Later events are not delivered to it.',
    scopes: WRITE_WEBHOOKS,
    stepUp: true,
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
