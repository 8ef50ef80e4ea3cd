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
import {
  type FromSchema,
  idSchema,
  mapPage,
  namedSchema,
  type Principal,
  publicId,
  resourceMissing,
} from '@livery/kernel';
import {
  DeleteMembership,
  InviteMember,
  MembershipRepository,
  membershipResource,
  UpdateMembership,
} from '@livery/platform-application';
import { type MembershipResource, membershipSchema } from '@livery/platform-contracts';
import { InviteMemberRequest } from './invite-member.request.ts';
import { READ_PLATFORM, WRITE_PLATFORM } from './platform-scopes.ts';
import { UpdateMembershipRequest } from './update-membership.request.ts';

const deletedSchema = namedSchema({
  title: 'DeletedMembership',
  description: 'A membership that was deleted.',
  properties: { id: idSchema('mem'), object: { const: 'membership' }, deleted: { const: true } },
  example: { id: 'mem_0350tEyI3ThR2kZQtU0Onk', object: 'membership', deleted: true },
});

/** The memberships of the caller's organization, which are the same in both modes. */
@Controller()
export class MembershipsController {
  constructor(
    private readonly memberships: MembershipRepository,
    private readonly inviteMember: InviteMember,
    private readonly updateMembership: UpdateMembership,
    private readonly deleteMembership: DeleteMembership,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/memberships',
    operationId: 'listMemberships',
    area: 'Platform',
    summary: 'List memberships',
    description: 'Lists the members of the organization with their roles, newest first.',
    scopes: READ_PLATFORM,
    response: listSchema(membershipSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<MembershipResource>> {
    const page = await this.memberships.list(tenant.organizationId, createdRange(query), pageRequest(query, 'mem'));
    const resources = mapPage(page, (membership) => membershipResource(membership, tenant.livemode));
    return listEnvelope(resources, '/memberships');
  }

  @Endpoint({
    method: 'GET',
    path: '/memberships/:id',
    operationId: 'retrieveMembership',
    area: 'Platform',
    summary: 'Retrieve a membership',
    description: 'Returns one membership. `user` is the id of the person.',
    scopes: READ_PLATFORM,
    response: membershipSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('mem') id: string): Promise<MembershipResource> {
    const membership = await this.memberships.find(tenant.organizationId, id);
    if (membership === null) throw resourceMissing();
    return membershipResource(membership, tenant.livemode);
  }

  @Endpoint({
    method: 'POST',
    path: '/memberships',
    operationId: 'createMembership',
    area: 'Platform',
    summary: 'Invite a member',
    description:
      'Invites a person by email address. If the organization has no user with this address, one is created. The call requires a live credential that has all scopes of the role. Only owners invite owners. A key that has `expires_at` or `allowed_ips` cannot invite anybody.',
    scopes: WRITE_PLATFORM,
    livemodeOnly: true,
    stepUp: true,
    status: 201,
    response: membershipSchema,
    errors: [
      'livemode_required',
      'resource_conflict',
      'limit_delegation_forbidden',
      'scope_delegation_forbidden',
      'owner_required',
    ],
  })
  async invite(
    @CurrentPrincipal() principal: Principal,
    @Body() { email, name, role }: InviteMemberRequest,
  ): Promise<MembershipResource> {
    const { tenant } = principal;
    const invitation = { tenant, email, name: name ?? null, role, requestedBy: principal };
    return membershipResource(await this.inviteMember.execute(invitation), tenant.livemode);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/memberships/:id',
    operationId: 'updateMembership',
    area: 'Platform',
    summary: 'Change a membership',
    description:
      'Changes the role, or accepts an invitation. The last active owner cannot get another role. The call requires a live credential that has all scopes of a new role. A person who is no owner cannot make or change owners. A key that has `expires_at` or `allowed_ips` can change neither role nor status.',
    scopes: WRITE_PLATFORM,
    livemodeOnly: true,
    stepUp: true,
    response: membershipSchema,
    errors: [
      'livemode_required',
      'resource_missing',
      'last_owner',
      'limit_delegation_forbidden',
      'scope_delegation_forbidden',
      'owner_required',
    ],
  })
  async update(
    @CurrentPrincipal() principal: Principal,
    @IdParam('mem') id: string,
    @Body() { role, status }: UpdateMembershipRequest,
  ): Promise<MembershipResource> {
    const amendment = { role: role ?? undefined, status: status ?? undefined };
    const { tenant } = principal;
    const change = { tenant, id, amendment, requestedBy: principal };
    return membershipResource(await this.updateMembership.execute(change), tenant.livemode);
  }

  @Endpoint({
    method: 'DELETE',
    path: '/memberships/:id',
    operationId: 'deleteMembership',
    area: 'Platform',
    summary: 'Delete a membership',
    description:
      'Ends the membership. The record of the user stays. The last active owner cannot be removed. The call requires a live credential.',
    scopes: WRITE_PLATFORM,
    livemodeOnly: true,
    stepUp: true,
    response: deletedSchema,
    errors: ['livemode_required', 'resource_missing', 'last_owner', 'owner_required'],
  })
  async delete(
    @CurrentPrincipal() { tenant, actor }: Principal,
    @IdParam('mem') id: string,
  ): Promise<FromSchema<typeof deletedSchema>> {
    await this.deleteMembership.execute(tenant, id, actor);
    return { id: publicId('mem', id), object: 'membership', deleted: true };
  }
}
