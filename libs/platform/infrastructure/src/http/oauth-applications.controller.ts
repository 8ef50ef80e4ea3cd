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
import { type FromSchema, mapPage, namedSchema, type Principal, resourceMissing } from '@livery/kernel';
import {
  CreateOAuthApplication,
  OAuthApplicationRepository,
  oauthApplicationResource,
} from '@livery/platform-application';
import { type OAuthApplicationResource, oauthApplicationSchema } from '@livery/platform-contracts';
import { CreateOAuthApplicationRequest } from './create-oauth-application.request.ts';

const READ = ['platform:read', 'platform:write'] as const;
const WRITE = ['platform:write'] as const;

const createdSchema = namedSchema({
  title: 'CreatedOAuthApplication',
  description: 'An OAuth application with its client secret, which is shown this once.',
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
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/oauth_applications',
    operationId: 'listOAuthApplications',
    area: 'Platform',
    summary: 'List OAuth applications',
    description: "The applications of the caller's mode, newest first.",
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
    operationId: 'retrieveOAuthApplication',
    area: 'Platform',
    summary: 'Retrieve an OAuth application',
    description: 'The application without its client secret.',
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
    operationId: 'createOAuthApplication',
    area: 'Platform',
    summary: 'Make an OAuth application',
    description:
      "Makes an application in the caller's mode. Its client secret is shown in this answer only. Its scopes are at most those of the caller.",
    scopes: WRITE,
    status: 201,
    response: createdSchema,
    errors: ['scope_delegation_forbidden'],
  })
  async create(
    @CurrentPrincipal() { tenant, actor, scopes }: Principal,
    @Body() body: CreateOAuthApplicationRequest,
  ): Promise<FromSchema<typeof createdSchema>> {
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
