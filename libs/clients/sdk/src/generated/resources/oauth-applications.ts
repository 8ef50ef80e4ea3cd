// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  CreateOAuthApplicationRequest,
  CreatedOAuthApplication,
  OAuthApplication,
  OAuthApplicationList,
  RotateRequest,
  UpdateOAuthApplicationRequest,
} from '../schemas.ts';

/** The parameters of `GET /oauth_applications`. */
export type ListOAuthApplicationsQuery = {
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of oauth applications. */
export class OauthApplicationsResource {
  constructor(protected readonly api: Api) {}

  /**
   * List OAuth applications: `GET /oauth_applications`.
   *
   * Lists the applications of the caller's mode, newest first.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  list(
    query: ListOAuthApplicationsQuery = {},
    options?: RequestOptions,
  ): Pages<OAuthApplication, OAuthApplicationList> {
    return this.api.list({ method: 'GET', path: '/oauth_applications', query, options });
  }

  /**
   * Create an OAuth application: `POST /oauth_applications`.
   *
   * Creates an application in the caller's mode. The client secret is shown in this response only. The caller must have each scope in `requested_scopes`. A key that has `expires_at` or `allowed_ips` cannot create an application.
   *
   * It needs one of the scopes platform:write.
   */
  create(body: CreateOAuthApplicationRequest, options?: RequestOptions): Call<CreatedOAuthApplication> {
    return this.api.call({ method: 'POST', path: '/oauth_applications', body, options });
  }

  /**
   * Retrieve an OAuth application: `GET /oauth_applications/{id}`.
   *
   * Returns one application, without its client secret.
   *
   * It needs one of the scopes platform:read, platform:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<OAuthApplication> {
    return this.api.call({ method: 'GET', path: pathText`/oauth_applications/${id}`, options });
  }

  /**
   * Change an OAuth application: `PATCH /oauth_applications/{id}`.
   *
   * Changes the fields that you send and keeps the others. If the application loses a scope, its existing tokens lose it, too. The caller must have each scope in `requested_scopes`. A key that has `expires_at` or `allowed_ips` cannot change `requested_scopes`. With `platform:write` among the scopes, only its creator and owners can change them.
   *
   * It needs one of the scopes platform:write.
   */
  update(id: string, body: UpdateOAuthApplicationRequest = {}, options?: RequestOptions): Call<OAuthApplication> {
    return this.api.call({ method: 'PATCH', path: pathText`/oauth_applications/${id}`, body, options });
  }

  /**
   * Disable an OAuth application: `DELETE /oauth_applications/{id}`.
   *
   * Disables the application and its secrets permanently. Its tokens are refused everywhere within a second. The record stays.
   *
   * It needs one of the scopes platform:write.
   */
  disable(id: string, options?: RequestOptions): Call<OAuthApplication> {
    return this.api.call({ method: 'DELETE', path: pathText`/oauth_applications/${id}`, options });
  }

  /**
   * Rotate the secret of an OAuth application: `POST /oauth_applications/{id}/rotate_secret`.
   *
   * Creates a new client secret, which is shown in this response only. The previous secret stays valid for `overlap_seconds`. At most two secrets are valid at the same time. Without an overlap all older secrets end at once. The caller must have every scope of the application. A key that has `expires_at` or `allowed_ips` cannot rotate the secret. If the application has `platform:write`, only its creator and owners can rotate it.
   *
   * It needs one of the scopes platform:write.
   */
  rotateSecret(id: string, body: RotateRequest = {}, options?: RequestOptions): Call<CreatedOAuthApplication> {
    return this.api.call({ method: 'POST', path: pathText`/oauth_applications/${id}/rotate_secret`, body, options });
  }
}
