import { Controller, Query } from '@nestjs/common';
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
import { type Principal, resourceMissing } from '@livery/kernel';
import { OrganizationRepository, organizationResource } from '@livery/platform-application';
import { type OrganizationResource, organizationSchema } from '@livery/platform-contracts';

const READ = ['platform:read', 'platform:write'] as const;

/** The caller's own organization; another one's id is answered as a missing one's. */
@Controller()
export class OrganizationsController {
  constructor(private readonly organizations: OrganizationRepository) {}

  @Endpoint({
    method: 'GET',
    path: '/organizations',
    operationId: 'listOrganizations',
    area: 'Platform',
    summary: "List the caller's organization",
    description: 'A list of one: a credential belongs to one organization and sees no other.',
    scopes: READ,
    response: listSchema(organizationSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() principal: Principal,
    @Query() query: CursorListQuery,
  ): Promise<ListEnvelope<OrganizationResource>> {
    const { startingAfter, endingBefore } = pageRequest(query, 'org');
    const { organizationId } = principal.tenant;
    const isWithin =
      (startingAfter === undefined || organizationId < startingAfter) &&
      (endingBefore === undefined || organizationId > endingBefore);
    return listEnvelope({ items: isWithin ? [await this.own(principal)] : [], hasMore: false }, '/organizations');
  }

  @Endpoint({
    method: 'GET',
    path: '/organizations/:id',
    operationId: 'retrieveOrganization',
    area: 'Platform',
    summary: 'Retrieve an organization',
    description: "Another organization's id is answered as a missing one.",
    scopes: READ,
    response: organizationSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() principal: Principal, @IdParam('org') id: string): Promise<OrganizationResource> {
    if (id !== principal.tenant.organizationId) throw resourceMissing();
    return this.own(principal);
  }

  private async own({ tenant }: Principal): Promise<OrganizationResource> {
    const organization = await this.organizations.find(tenant.organizationId);
    if (organization === null) throw resourceMissing();
    return organizationResource(organization, tenant.livemode);
  }
}
