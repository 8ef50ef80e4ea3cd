// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  DeletedMembership,
  InvitationLink,
  InviteMemberRequest,
  Membership,
  MembershipList,
  UpdateMembershipRequest,
} from '../schemas.ts';

/** The parameters of `GET /memberships`. */
export type ListMembershipsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of memberships. */
export class MembershipsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List memberships: `GET /memberships`.
   *
   * Lists the members of the organization with their roles, newest first.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListMembershipsQuery = {}, options?: RequestOptions): Pages<Membership, MembershipList> {
    return this.api.list({ method: 'GET', path: '/memberships', query, options });
  }

  /**
   * Invite a member: `POST /memberships`.
   *
   * Invites a person by email address. If the organization has no user with this address, one is created. The call requires a live credential that has all scopes of the role. Only owners invite owners. A key that has `expires_at` or `allowed_ips` cannot invite anybody.
   *
   * It needs one of the scopes platform:write.
   */
  create(body: InviteMemberRequest, options?: RequestOptions): Call<Membership> {
    return this.api.call({ method: 'POST', path: '/memberships', body, options });
  }

  /**
   * Retrieve a membership: `GET /memberships/{id}`.
   *
   * Returns one membership. `user` is the id of the person.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<Membership> {
    return this.api.call({ method: 'GET', path: pathText`/memberships/${id}`, options });
  }

  /**
   * Change a membership: `PATCH /memberships/{id}`.
   *
   * Changes the role, or accepts an invitation. The last active owner cannot get another role. The call requires a live credential that has all scopes of a new role. A person who is no owner cannot make or change owners. A key that has `expires_at` or `allowed_ips` can change neither role nor status.
   *
   * It needs one of the scopes platform:write.
   */
  update(id: string, body: UpdateMembershipRequest = {}, options?: RequestOptions): Call<Membership> {
    return this.api.call({ method: 'PATCH', path: pathText`/memberships/${id}`, body, options });
  }

  /**
   * Delete a membership: `DELETE /memberships/{id}`.
   *
   * Ends the membership. The record of the user stays. The last active owner cannot be removed. The call requires a live credential.
   *
   * It needs one of the scopes platform:write.
   */
  delete(id: string, options?: RequestOptions): Call<DeletedMembership> {
    return this.api.call({ method: 'DELETE', path: pathText`/memberships/${id}`, options });
  }

  /**
   * Create an invitation link: `POST /memberships/{id}/invitation_link`.
   *
   * Creates a link by which a person accepts the invitation, or signs in again without a password. It opens this organization only, can be used once within seven days, and ends with the older links of the membership, with a change of the role, and with the right of its maker to make it. The sessions that it has opened end with a change of the role and with that right, too. Only a person who is signed in can make it, with all scopes of the role; only owners make links for owners.
   *
   * It needs one of the scopes platform:write.
   */
  createInvitationLink(id: string, options?: RequestOptions): Call<InvitationLink> {
    return this.api.call({
      method: 'POST',
      path: pathText`/memberships/${id}/invitation_link`,
      isRepeatable: false,
      options,
    });
  }
}
