// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { Pages } from '../../runtime/pages.ts';
import type { TimeRange } from '../../runtime/query-text.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import { pathText } from '../../runtime/path-text.ts';
import type {
  ApiKey,
  ApiKeyList,
  CreateApiKeyRequest,
  CreatedApiKey,
  RotateRequest,
  UpdateApiKeyRequest,
} from '../schemas.ts';

/** The parameters of `GET /api_keys`. */
export type ListApiKeysQuery = {
  /** Returns only keys that can be used now (`true`), or that are revoked, expired or replaced (`false`). */
  active?: boolean | undefined;
  /** The largest number of records on a page. From 1 to 200. Default: `50`. */
  limit?: number | undefined;
  /** The id of a record in this list. The page begins after this record. */
  starting_after?: string | undefined;
  /** The id of a record in this list. The page ends before this record. It cannot be combined with starting_after. */
  ending_before?: string | undefined;
  /** Selects records by the time of their creation. */
  created?: TimeRange | undefined;
};

/** The operations of api keys. */
export class ApiKeysResource {
  constructor(protected readonly api: Api) {}

  /**
   * List API keys: `GET /api_keys`.
   *
   * Lists the keys of the caller's mode, newest first. Revoked keys are included, unless you send `active`. Secrets are never shown again.
   *
   * It needs one of the scopes platform:read, platform:write, platform:api_keys:write.
   */
  list(query: ListApiKeysQuery = {}, options?: RequestOptions): Pages<ApiKey, ApiKeyList> {
    return this.api.list({ method: 'GET', path: '/api_keys', query, options });
  }

  /**
   * Create an API key: `POST /api_keys`.
   *
   * Creates a key in the caller's mode. The secret is shown in this response only. The caller can grant only scopes that it has itself. If the calling key has `expires_at` or `allowed_ips`, the new key must end no later and allow no other addresses.
   *
   * It needs one of the scopes platform:api_keys:write, platform:write.
   */
  create(body: CreateApiKeyRequest, options?: RequestOptions): Call<CreatedApiKey> {
    return this.api.call({ method: 'POST', path: '/api_keys', body, options });
  }

  /**
   * Retrieve an API key: `GET /api_keys/{id}`.
   *
   * Returns one key, without its secret.
   *
   * It needs one of the scopes platform:read, platform:write, platform:api_keys:write.
   */
  retrieve(id: string, options?: RequestOptions): Call<ApiKey> {
    return this.api.call({ method: 'GET', path: pathText`/api_keys/${id}`, options });
  }

  /**
   * Change an API key: `PATCH /api_keys/{id}`.
   *
   * Changes the fields that you send and keeps the others. A list of scopes replaces the previous list, and the caller must have each scope in it. If you send `scopes`, `expires_at` or `allowed_ips`, the changed key must end no later than the calling key and allow no other addresses. With `platform:write` among the scopes, only its creator and owners can change these three. A null `expires_at` removes the expiry.
   *
   * It needs one of the scopes platform:api_keys:write, platform:write.
   */
  update(id: string, body: UpdateApiKeyRequest = {}, options?: RequestOptions): Call<ApiKey> {
    return this.api.call({ method: 'PATCH', path: pathText`/api_keys/${id}`, body, options });
  }

  /**
   * Revoke an API key: `DELETE /api_keys/{id}`.
   *
   * Revokes the key. It is refused everywhere within a second. The record stays and shows the time of the revocation. Revoking the key again keeps the first time. A key of an owner or of the operator needs `platform:write`.
   *
   * It needs one of the scopes platform:api_keys:write, platform:write.
   */
  revoke(id: string, options?: RequestOptions): Call<ApiKey> {
    return this.api.call({ method: 'DELETE', path: pathText`/api_keys/${id}`, options });
  }

  /**
   * Rotate an API key: `POST /api_keys/{id}/rotate`.
   *
   * Creates a key with a new secret that replaces this key. The secret is shown in this response only. The old key stays valid for `overlap_seconds`, but never longer than until its own expiry. A key can rotate itself. Any other caller must have every scope of the key, and its `expires_at` and `allowed_ips` must not limit it more than the key.
   *
   * It needs one of the scopes platform:api_keys:write, platform:write.
   */
  rotate(id: string, body: RotateRequest = {}, options?: RequestOptions): Call<CreatedApiKey> {
    return this.api.call({ method: 'POST', path: pathText`/api_keys/${id}/rotate`, body, options });
  }
}
