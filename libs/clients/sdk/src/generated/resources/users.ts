// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { UpdateUserRequest, User, UserList } from '../schemas.ts';

/** The parameters of `GET /users`. */
export type ListUsersQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of users. */
export class UsersResource {
  constructor(protected readonly api: Api) {}

  /**
   * List users: `GET /users`.
   *
   * Lists the users of the organization, newest first.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListUsersQuery = {}, options?: RequestOptions): Pages<User, UserList> {
    return this.api.list({ method: 'GET', path: '/users', query, options });
  }

  /**
   * Retrieve a user: `GET /users/{id}`.
   *
   * Returns one user of the organization.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<User> {
    return this.api.call({ method: 'GET', path: pathText`/users/${id}`, options });
  }

  /**
   * Change a user: `PATCH /users/{id}`.
   *
   * Changes the fields that you send and keeps the others. The last active owner cannot be disabled. The call requires a live credential. A key that has `expires_at` or `allowed_ips` cannot set the status to `active`.
   *
   * It needs one of the scopes platform:write.
   */
  update(id: string, body: UpdateUserRequest = {}, options?: RequestOptions): Call<User> {
    return this.api.call({ method: 'PATCH', path: pathText`/users/${id}`, body, options });
  }
}
