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
import { isCreatedWithin, type Principal, resourceMissing } from '@livery/kernel';
import { OrganizationRepository, organizationResource, UpdateOrganization } from '@livery/platform-application';
import { type OrganizationResource, organizationSchema } from '@livery/platform-contracts';
import { READ_PLATFORM, WRITE_PLATFORM } from './platform-scopes.ts';
import { UpdateOrganizationRequest } from './update-organization.request.ts';

/** The caller's own organization. The id of another organization gets the same response as an unknown id. */
@Controller()
export class OrganizationsController {
  constructor(
    private readonly organizations: OrganizationRepository,
    private readonly updateOrganization: UpdateOrganization,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/organizations',
    operationId: 'listOrganizations',
    area: 'Platform',
    summary: "List the caller's organization",
    description:
      "Returns a list with at most one entry, the caller's organization. A credential belongs to one organization and can see no other.",
    scopes: READ_PLATFORM,
    response: listSchema(organizationSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<OrganizationResource>> {
    const { startingAfter, endingBefore } = pageRequest(query, 'org');
    const created = createdRange(query);
    const { organizationId, livemode } = tenant;
    const isWithin =
      (startingAfter === undefined || organizationId < startingAfter) &&
      (endingBefore === undefined || organizationId > endingBefore);
    const own = isWithin ? await this.organizations.find(organizationId) : null;
    const items = own !== null && isCreatedWithin(created, own.created) ? [organizationResource(own, livemode)] : [];
    return listEnvelope({ items, hasMore: false }, '/organizations');
  }

  @Endpoint({
    method: 'GET',
    path: '/organizations/:id',
    operationId: 'retrieveOrganization',
    area: 'Platform',
    summary: 'Retrieve an organization',
    description:
      "Returns the caller's organization. The id of another organization gets the same response as an unknown id.",
    scopes: READ_PLATFORM,
    response: organizationSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() principal: Principal, @IdParam('org') id: string): Promise<OrganizationResource> {
    if (id !== principal.tenant.organizationId) throw resourceMissing();
    return this.own(principal);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/organizations/:id',
    operationId: 'updateOrganization',
    area: 'Platform',
    summary: "Change the caller's organization",
    description:
      'Changes the fields that you send and keeps the others. Both modes share the record, so only a live credential can change it.',
    scopes: WRITE_PLATFORM,
    livemodeOnly: true,
    stepUp: true,
    response: organizationSchema,
    errors: ['resource_missing', 'livemode_required'],
  })
  async update(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('org') id: string,
    @Body() body: UpdateOrganizationRequest,
  ): Promise<OrganizationResource> {
    if (id !== tenant.organizationId) throw resourceMissing();
    const amendment = {
      name: body.name ?? undefined,
      type: body.type ?? undefined,
      website: body.website,
      metadata: body.metadata ?? undefined,
    };
    return organizationResource(await this.updateOrganization.execute(tenant, amendment, actor), tenant.livemode);
  }

  private async own({ tenant }: Principal): Promise<OrganizationResource> {
    const organization = await this.organizations.find(tenant.organizationId);
    if (organization === null) throw resourceMissing();
    return organizationResource(organization, tenant.livemode);
  }
}
