import { Body, Controller, Query } from '@nestjs/common';
import {
  createdRange,
  CurrentPrincipal,
  Endpoint,
  IdParam,
  listEnvelope,
  type ListEnvelope,
  listSchema,
  pageRequest,
} from '@livery/http';
import { Clock, type FromSchema, mapPage, namedSchema, type Principal, resourceMissing } from '@livery/kernel';
import {
  ApiKeyRepository,
  apiKeyResource,
  CreateApiKey,
  RevokeApiKey,
  RotateApiKey,
  UpdateApiKey,
} from '@livery/platform-application';
import { type ApiKeyResource, apiKeySchema } from '@livery/platform-contracts';
import { parseInstant } from '@livery/requests';
import { CreateApiKeyRequest } from './create-api-key.request.ts';
import { ListApiKeysQuery } from './list-api-keys.query.ts';
import { RotateRequest } from './rotate.request.ts';
import { UpdateApiKeyRequest } from './update-api-key.request.ts';

const READ = ['platform:read', 'platform:write', 'platform:api_keys:write'] as const;
const WRITE = ['platform:api_keys:write', 'platform:write'] as const;

const createdSchema = namedSchema({
  title: 'CreatedApiKey',
  description: 'An API key with its secret. The secret is shown in this response only.',
  properties: {
    ...apiKeySchema.properties,
    secret: { type: 'string', pattern: '^(sk_live|sk_test|pk_live)_[0-9A-Za-z]{49}$' },
  },
  example: { ...apiKeySchema.examples[0], secret: `sk_live_${'example'.repeat(7)}` },
});

@Controller()
export class ApiKeysController {
  constructor(
    private readonly apiKeys: ApiKeyRepository,
    private readonly createApiKey: CreateApiKey,
    private readonly updateApiKey: UpdateApiKey,
    private readonly rotateApiKey: RotateApiKey,
    private readonly revokeApiKey: RevokeApiKey,
    private readonly clock: Clock,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/api_keys',
    operationId: 'listApiKeys',
    area: 'Platform',
    summary: 'List API keys',
    description:
      "Lists the keys of the caller's mode, newest first. Revoked keys are included, unless you send `active`. Secrets are never shown again.",
    scopes: READ,
    response: listSchema(apiKeySchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: ListApiKeysQuery,
  ): Promise<ListEnvelope<ApiKeyResource>> {
    const active = query.active === undefined ? null : { is: query.active === 'true', at: this.clock.now() };
    const page = await this.apiKeys.list(tenant, { created: createdRange(query), active }, pageRequest(query, 'key'));
    return listEnvelope(mapPage(page, apiKeyResource), '/api_keys');
  }

  @Endpoint({
    method: 'GET',
    path: '/api_keys/:id',
    operationId: 'retrieveApiKey',
    area: 'Platform',
    summary: 'Retrieve an API key',
    description: 'Returns one key, without its secret.',
    scopes: READ,
    response: apiKeySchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('key') id: string): Promise<ApiKeyResource> {
    const key = await this.apiKeys.find(tenant, id);
    if (key === null) throw resourceMissing();
    return apiKeyResource(key);
  }

  @Endpoint({
    method: 'POST',
    path: '/api_keys',
    operationId: 'createApiKey',
    area: 'Platform',
    summary: 'Create an API key',
    description:
      "Creates a key in the caller's mode. The secret is shown in this response only. The caller can grant only scopes that it has itself. If the calling key has `expires_at` or `allowed_ips`, the new key must end no later and allow no other addresses.",
    scopes: WRITE,
    stepUp: true,
    status: 201,
    response: createdSchema,
    errors: ['scope_delegation_forbidden', 'limit_delegation_forbidden'],
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Body() body: CreateApiKeyRequest,
  ): Promise<FromSchema<typeof createdSchema>> {
    const { key, secret } = await this.createApiKey.execute({
      tenant: principal.tenant,
      name: body.name,
      prefixType: body.prefix_type ?? 'sk',
      scopes: body.scopes,
      expiresAt: typeof body.expires_at === 'string' ? parseInstant('expires_at', body.expires_at) : null,
      allowedIps: body.allowed_ips ?? [],
      metadata: body.metadata,
      requestedBy: principal,
    });
    return { ...apiKeyResource(key), secret };
  }

  @Endpoint({
    method: 'PATCH',
    path: '/api_keys/:id',
    operationId: 'updateApiKey',
    area: 'Platform',
    summary: 'Change an API key',
    description:
      'Changes the fields that you send and keeps the others. A list of scopes replaces the previous list, and the caller must have each scope in it. If you send `scopes`, `expires_at` or `allowed_ips`, the changed key must end no later than the calling key and allow no other addresses. With `platform:write` among the scopes, only its creator and owners can change these three. A null `expires_at` removes the expiry.',
    scopes: WRITE,
    stepUp: true,
    response: apiKeySchema,
    errors: [
      'resource_missing',
      'resource_conflict',
      'scope_delegation_forbidden',
      'limit_delegation_forbidden',
      'owner_required',
    ],
  })
  async update(
    @CurrentPrincipal() principal: Principal,
    @IdParam('key') id: string,
    @Body() body: UpdateApiKeyRequest,
  ): Promise<ApiKeyResource> {
    const { expires_at: expiry } = body;
    const key = await this.updateApiKey.execute({
      tenant: principal.tenant,
      id,
      amendment: {
        name: body.name ?? undefined,
        scopes: body.scopes ?? undefined,
        allowedIps: body.allowed_ips ?? undefined,
        expiresAt: typeof expiry === 'string' ? parseInstant('expires_at', expiry) : expiry,
        metadata: body.metadata ?? undefined,
      },
      requestedBy: principal,
    });
    return apiKeyResource(key);
  }

  @Endpoint({
    method: 'POST',
    path: '/api_keys/:id/rotate',
    operationId: 'rotateApiKey',
    area: 'Platform',
    summary: 'Rotate an API key',
    description:
      'Creates a key with a new secret that replaces this key. The secret is shown in this response only. The old key stays valid for `overlap_seconds`, but never longer than until its own expiry. A key can rotate itself. Any other caller must have every scope of the key, and its `expires_at` and `allowed_ips` must not limit it more than the key.',
    scopes: WRITE,
    stepUp: true,
    response: createdSchema,
    errors: ['resource_missing', 'resource_conflict', 'scope_delegation_forbidden', 'limit_delegation_forbidden'],
  })
  async rotate(
    @CurrentPrincipal() principal: Principal,
    @IdParam('key') id: string,
    @Body() body: RotateRequest,
  ): Promise<FromSchema<typeof createdSchema>> {
    const { key, secret } = await this.rotateApiKey.execute({
      tenant: principal.tenant,
      id,
      overlapSeconds: body.overlap_seconds ?? 0,
      requestedBy: principal,
    });
    return { ...apiKeyResource(key), secret };
  }

  @Endpoint({
    method: 'DELETE',
    path: '/api_keys/:id',
    operationId: 'revokeApiKey',
    area: 'Platform',
    summary: 'Revoke an API key',
    description:
      'Revokes the key. It is refused everywhere within a second. The record stays and shows the time of the revocation. Revoking the key again keeps the first time. A key of an owner or of the operator needs `platform:write`.',
    scopes: WRITE,
    stepUp: true,
    response: apiKeySchema,
    errors: ['resource_missing', 'owner_required'],
  })
  async revoke(@CurrentPrincipal() principal: Principal, @IdParam('key') id: string): Promise<ApiKeyResource> {
    return apiKeyResource(await this.revokeApiKey.execute(principal.tenant, id, principal));
  }
}
