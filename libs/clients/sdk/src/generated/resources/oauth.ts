// Generated from openapi.json by `npm run openapi`. Do not edit.
import type { Api } from '../../runtime/api.ts';
import type { Call } from '../../runtime/call.ts';
import type { RequestOptions } from '../../runtime/options.ts';
import type {
  AccessToken,
  AccessTokenRequest,
  ActiveToken,
  InactiveToken,
  RevokedToken,
  TokenRequest,
} from '../schemas.ts';

/** The operations of oauth. */
export class OauthResource {
  constructor(protected readonly api: Api) {}

  /**
   * Get an access token: `POST /oauth/token`.
   *
   * The client credentials grant of RFC 6749, section 4.4. Send `client_id` and `client_secret` in the form or by HTTP Basic. The token is a bearer credential. It is valid for the `token_lifetime` of the application, which is one hour by default. Errors have the format of this API. They have the format of RFC 6749 if you use HTTP Basic or send `?errors=rfc6749`.
   *
   * It needs no scope.
   */
  issueAccessToken(form: AccessTokenRequest, options?: RequestOptions): Call<AccessToken> {
    return this.api.call({ method: 'POST', path: '/oauth/token', form, isPublic: true, options });
  }

  /**
   * Introspect a token: `POST /oauth/introspect`.
   *
   * Introspects a token (RFC 7662). The caller authenticates with a bearer credential of the same organization and mode that has `platform:read` or `platform:write`, or as a client with its own credentials (HTTP Basic or body). A client can introspect only its own tokens. Send `token` as JSON or as a form. `token_type_hint` is accepted and ignored. Errors have the format of RFC 6749 if you use HTTP Basic or send `?errors=rfc6749`.
   *
   * It needs no scope.
   */
  introspectToken(form: TokenRequest, options?: RequestOptions): Call<ActiveToken | InactiveToken> {
    return this.api.call({ method: 'POST', path: '/oauth/introspect', form, options });
  }

  /**
   * Revoke a token: `POST /oauth/revoke`.
   *
   * Revokes a token (RFC 7009). The caller authenticates with a bearer credential of the same organization and mode that has `platform:write`, with the token itself, or as a client with its own credentials. A client can revoke only its own tokens. A well-formed request gets 200 whether or not the token was valid. A revoked token is refused everywhere within a second.
   *
   * It needs no scope.
   */
  revokeToken(form: TokenRequest, options?: RequestOptions): Call<RevokedToken> {
    return this.api.call({ method: 'POST', path: '/oauth/revoke', form, options });
  }
}
