// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type { Organization, OrganizationList, UpdateOrganizationRequest } from '../schemas.ts';

/** The parameters of `GET /organizations`. */
export type ListOrganizationsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of organizations. */
export class OrganizationsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List the caller's organization: `GET /organizations`.
   *
   * Returns a list with at most one entry, the caller's organization. A credential belongs to one organization and can see no other.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(query: ListOrganizationsQuery = {}, options?: RequestOptions): Pages<Organization, OrganizationList> {
    return this.api.list({ method: 'GET', path: '/organizations', query, options });
  }

  /**
   * Retrieve an organization: `GET /organizations/{id}`.
   *
   * Returns the caller's organization. The id of another organization gets the same response as an unknown id.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<Organization> {
    return this.api.call({ method: 'GET', path: pathText`/organizations/${id}`, options });
  }

  /**
   * Change the caller's organization: `PATCH /organizations/{id}`.
   *
   * Changes the fields that you send and keeps the others. Both modes share the record, so only a live credential can change it.
   *
   * It needs one of the scopes platform:write.
   */
  update(id: string, body: UpdateOrganizationRequest = {}, options?: RequestOptions): Call<Organization> {
    return this.api.call({ method: 'PATCH', path: pathText`/organizations/${id}`, body, options });
  }
}
