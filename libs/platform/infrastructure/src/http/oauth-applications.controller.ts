import { Body, Controller, Query } from '@nestjs/common';
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
import { type JsonSchema, mapPage, type Principal, recordSchema, resourceMissing } from '@livery/kernel';
import {
  CreateOAuthApplication,
  OAuthApplicationRepository,
  oauthApplicationResource,
} from '@livery/platform-application';
import { type OAuthApplicationResource, oauthApplicationSchema } from '@livery/platform-contracts';
import { CreateOAuthApplicationRequest } from './create-oauth-application.request.ts';

const READ = ['platform:read', 'platform:write'] as const;
const WRITE = ['platform:write'] as const;

const createdSchema: JsonSchema = recordSchema({
  ...oauthApplicationSchema.properties,
  client_secret: { type: 'string' },
});

@Controller()
export class OAuthApplicationsController {
  constructor(
    private readonly applications: OAuthApplicationRepository,
    private readonly createOAuthApplication: CreateOAuthApplication,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/oauth_applications',
    summary: 'List OAuth applications, newest first',
    scopes: READ,
    response: listSchema(oauthApplicationSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CursorListQuery,
  ): Promise<ListEnvelope<OAuthApplicationResource>> {
    const page = await this.applications.list(tenant, pageRequest(query, 'oa_app'));
    return listEnvelope(mapPage(page, oauthApplicationResource), '/oauth_applications');
  }

  @Endpoint({
    method: 'GET',
    path: '/oauth_applications/:id',
    summary: 'Retrieve an OAuth application',
    scopes: READ,
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
    summary: "Make an OAuth application in the caller's mode; its client secret is shown in this answer only",
    scopes: WRITE,
    status: 201,
    response: createdSchema,
    errors: ['scope_delegation_forbidden'],
  })
  async create(
    @CurrentPrincipal() { tenant, actor, scopes }: Principal,
    @Body() body: CreateOAuthApplicationRequest,
  ): Promise<OAuthApplicationResource & { readonly client_secret: string }> {
    const { application, clientSecret } = await this.createOAuthApplication.execute({
      tenant,
      name: body.name,
      description: body.description ?? null,
      requestedScopes: body.requested_scopes,
      tokenLifetime: body.token_lifetime ?? undefined,
      metadata: body.metadata ?? undefined,
      requestedBy: { actor, scopes },
    });
    return { ...oauthApplicationResource(application), client_secret: clientSecret };
  }
}
