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
import { mapPage, type Principal, resourceMissing } from '@livery/kernel';
import { UpdateUser, UserRepository, userResource } from '@livery/platform-application';
import { type UserResource, userSchema } from '@livery/platform-contracts';
import { READ_PLATFORM, WRITE_PLATFORM } from './platform-scopes.ts';
import { UpdateUserRequest } from './update-user.request.ts';

/** The users of the caller's organization, which are the same in both modes. */
@Controller()
export class UsersController {
  constructor(
    private readonly users: UserRepository,
    private readonly updateUser: UpdateUser,
  ) {}

  @Endpoint({
    method: 'GET',
    path: '/users',
    operationId: 'listUsers',
    area: 'Platform',
    summary: 'List users',
    description: 'Lists the users of the organization, newest first.',
    scopes: READ_PLATFORM,
    response: listSchema(userSchema),
    errors: ['limit_out_of_range', 'cursor_invalid'],
  })
  async list(
    @CurrentPrincipal() { tenant }: Principal,
    @Query() query: CreatedListQuery,
  ): Promise<ListEnvelope<UserResource>> {
    const page = await this.users.list(tenant.organizationId, createdRange(query), pageRequest(query, 'user'));
    return listEnvelope(
      mapPage(page, (user) => userResource(user, tenant.livemode)),
      '/users',
    );
  }

  @Endpoint({
    method: 'GET',
    path: '/users/:id',
    operationId: 'retrieveUser',
    area: 'Platform',
    summary: 'Retrieve a user',
    description: 'Returns one user of the organization.',
    scopes: READ_PLATFORM,
    response: userSchema,
    errors: ['resource_missing'],
  })
  async retrieve(@CurrentPrincipal() { tenant }: Principal, @IdParam('user') id: string): Promise<UserResource> {
    const user = await this.users.find(tenant.organizationId, id);
    if (user === null) throw resourceMissing();
    return userResource(user, tenant.livemode);
  }

  @Endpoint({
    method: 'PATCH',
    path: '/users/:id',
    operationId: 'updateUser',
    area: 'Platform',
    summary: 'Change a user',
    description:
      'Changes the fields that you send and keeps the others. The last active owner cannot be disabled. The call requires a live credential. A key that has `expires_at` or `allowed_ips` cannot set the status to `active`.',
    scopes: WRITE_PLATFORM,
    livemodeOnly: true,
    stepUp: true,
    response: userSchema,
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
    @IdParam('user') id: string,
    @Body() { name, status }: UpdateUserRequest,
  ): Promise<UserResource> {
    const amendment = { name: name ?? undefined, status: status ?? undefined };
    const { tenant } = principal;
    const change = { tenant, id, amendment, requestedBy: principal };
    return userResource(await this.updateUser.execute(change), tenant.livemode);
  }
}
