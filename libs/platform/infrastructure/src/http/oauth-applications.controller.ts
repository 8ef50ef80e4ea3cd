import { Body, Controller, Query } from '@nestjs/common';
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
import { type FromSchema, mapPage, namedSchema, type Principal, resourceMissing } from '@livery/kernel';
import {
  CreateOAuthApplication,
  DisableOAuthApplication,
  OAuthApplicationRepository,
  oauthApplicationResource,
  RotateClientSecret,
  UpdateOAuthApplication,
} from '@livery/platform-application';
import { type OAuthApplicationResource, oauthApplicationSchema } from '@livery/platform-contracts';
import { CreateOAuthApplicationRequest } from './create-oauth-application.request.ts';
import { READ_PLATFORM, WRITE_PLATFORM } from './platform-scopes.ts';
import { RotateRequest } from './rotate.request.ts';
import { UpdateOAuthApplicationRequest } from './update-oauth-application.request.ts';

const createdSchema = namedSchema({
  title: 'CreatedOAuthApplication',
  description: 'An OAuth application with its client secret. The secret is shown in this response only.',
  properties: {
    ...oauthApplicationSchema.properties,
    client_secret: { type: 'string', pattern: '^oa_secret_[0-9A-Za-z]{49}$' },
  },
  example: { ...oauthApplicationSchema.examples[0], client_secret: `oa_secret_${'example'.repeat(7)}` },
});

@Controller()
export class OAuthApplicationsController {
  constructor(
    private readonly applications: OAuthApplicationRepository,
    private readonly createOAuthApplication: CreateOAuthApplication,
    private readonly updateOAuthApplication: UpdateOAuthApplication,
    private readonly rotateClientSecret: RotateClientSecret,
    private readonly disableOAuthApplication: DisableOAuthApplication,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/oauth_applications',
    operationId: 'listOAuthApplications',
    area: 'Platform',
    summary: 'List OAuth applications',
    description: "Lists the applications of the caller's mode, newest first.",
    scopes: READ_PLATFORM,
    response: listSchema(oauthApplicationSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<OAuthApplicationResource>> {
    const page = await this.applications.list(tenant, createdRange(query), pageRequest(query, 'oa_app'));
    return listEnvelope(mapPage(page, oauthApplicationResource), '/oauth_applications');
  }

  @Endpoint({
    method: 'GET',
    path: '/oauth_applications/:id',
    operationId: 'retrieveOAuthApplication',
    area: 'Platform',
    summary: 'Retrieve an OAuth application',
    description: 'Returns one application, without its client secret.',
    scopes: READ_PLATFORM,
    response: oauthApplicationSchema,
    errors: ['resource_missing'],
  })
  async retrieve(
    @CurrentPrincipal() { tenant }: Principal,
    @IdParam('oa_app') id: string,
  ): Promise<OAuthApplicationResource> {
    const application = await this.applications.find(tenant, id);
    if (application === null) throw resourceMissing();
    return oauthApplicationResource(application);
  }

  @Endpoint({
    method: 'POST',
    path: '/oauth_applications',
    operationId: 'createOAuthApplication',
    area: 'Platform',
    summary: 'Create an OAuth application',
    description:
      "Creates an application in the caller's mode. The client secret is shown in this response only. The caller must have each scope in `requested_scopes`. A key that has `expires_at` or `allowed_ips` cannot create an application.",
    scopes: WRITE_PLATFORM,
    stepUp: true,
    status: 201,
    response: createdSchema,
    errors: ['scope_delegation_forbidden', 'limit_delegation_forbidden'],
  })
  async create(
    @CurrentPrincipal() principal: Principal,
    @Body() body: CreateOAuthApplicationRequest,
  ): Promise<FromSchema<typeof createdSchema>> {
    const { application, clientSecret } = await this.createOAuthApplication.execute({
      tenant: principal.tenant,
      name: body.name,
      description: body.description ?? null,
      requestedScopes: body.requested_scopes,
      tokenLifetime: body.token_lifetime ?? undefined,
      metadata: body.metadata ?? undefined,
      requestedBy: principal,
    });
    return { ...oauthApplicationResource(application), client_secret: clientSecret };
  }

  @Endpoint({
    method: 'PATCH',
    path: '/oauth_applications/:id',
    operationId: 'updateOAuthApplication',
    area: 'Platform',
    summary: 'Change an OAuth application',
    description:
      'Changes the fields that you send and keeps the others. If the application loses a scope, its existing tokens lose it, too. The caller must have each scope in `requested_scopes`. A key that has `expires_at` or `allowed_ips` cannot change `requested_scopes`. With `platform:write` among the scopes, only its creator and owners can change them.',
    scopes: WRITE_PLATFORM,
    stepUp: true,
    response: oauthApplicationSchema,
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
    @IdParam('oa_app') id: string,
    @Body() body: UpdateOAuthApplicationRequest,
  ): Promise<OAuthApplicationResource> {
    const application = await this.updateOAuthApplication.execute({
      tenant: principal.tenant,
      id,
      amendment: {
        name: body.name ?? undefined,
        description: body.description,
        requestedScopes: body.requested_scopes ?? undefined,
        tokenLifetime: body.token_lifetime ?? undefined,
        metadata: body.metadata ?? undefined,
      },
      requestedBy: principal,
    });
    return oauthApplicationResource(application);
  }

  @Endpoint({
    method: 'POST',
    path: '/oauth_applications/:id/rotate_secret',
    operationId: 'rotateOAuthApplicationSecret',
    area: 'Platform',
    summary: 'Rotate the secret of an OAuth application',
    description:
      'Creates a new client secret, which is shown in this response only. The previous secret stays valid for `overlap_seconds`. At most two secrets are valid at the same time. Without an overlap all older secrets end at once. The caller must have every scope of the application. A key that has `expires_at` or `allowed_ips` cannot rotate the secret. If the application has `platform:write`, only its creator and owners can rotate it.',
    scopes: WRITE_PLATFORM,
    stepUp: true,
    response: createdSchema,
    errors: [
      'resource_missing',
      'resource_conflict',
      'scope_delegation_forbidden',
      'limit_delegation_forbidden',
      'owner_required',
    ],
  })
  async rotate(
    @CurrentPrincipal() principal: Principal,
    @IdParam('oa_app') id: string,
    @Body() body: RotateRequest,
  ): Promise<FromSchema<typeof createdSchema>> {
    const { application, clientSecret } = await this.rotateClientSecret.execute({
      tenant: principal.tenant,
      id,
      overlapSeconds: body.overlap_seconds ?? 0,
      requestedBy: principal,
    });
    return { ...oauthApplicationResource(application), client_secret: clientSecret };
  }

  @Endpoint({
    method: 'DELETE',
    path: '/oauth_applications/:id',
    operationId: 'disableOAuthApplication',
    area: 'Platform',
    summary: 'Disable an OAuth application',
    description:
      'Disables the application and its secrets permanently. Its tokens are refused everywhere within a second. The record stays.',
    scopes: WRITE_PLATFORM,
    response: oauthApplicationSchema,
    errors: ['resource_missing'],
  })
  async disable(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('oa_app') id: string,
  ): Promise<OAuthApplicationResource> {
    return oauthApplicationResource(await this.disableOAuthApplication.execute(tenant, id, actor));
  }
}
