# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of oauth."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import AccessToken, ActiveToken, InactiveToken, RevokedToken
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class OauthResource:
    """The operations of oauth."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def issue_access_token(
        self,
        *,
        grant_type: Literal["client_credentials"],
        client_id: str | Unset = UNSET,
        client_secret: str | Unset = UNSET,
        scope: str | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> AccessToken:
        """
        Get an access token: `POST /oauth/token`.

        The client credentials grant of RFC 6749, section 4.4. Send `client_id` and `client_secret` in the form or by
        HTTP Basic. The token is a bearer credential. It is valid for the `token_lifetime` of the application, which is
        one hour by default. Errors have the format of this API. They have the format of RFC 6749 if you use HTTP Basic
        or send `?errors=rfc6749`.

        It needs no scope.

        Args:
            client_secret: The client secret. It begins with `oa_secret_`.
            scope: The requested scopes, separated by spaces. If you leave them out, the token gets all scopes of the
                application.
        """
        answer: AccessToken = self._api.call(
            ApiRequest(
                "POST",
                "/oauth/token",
                form=given(
                    grant_type=grant_type,
                    client_id=client_id,
                    client_secret=client_secret,
                    scope=scope,
                ),
                is_public=True,
                options=options,
            )
        )
        return answer

    def introspect_token(
        self,
        *,
        token: str,
        token_type_hint: str | None | Unset = UNSET,
        client_id: str | Unset = UNSET,
        client_secret: str | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> ActiveToken | InactiveToken:
        """
        Introspect a token: `POST /oauth/introspect`.

        Introspects a token (RFC 7662). The caller authenticates with a bearer credential of the same organization and
        mode that has `platform:read` or `platform:write`, or as a client with its own credentials (HTTP Basic or body).
        A client can introspect only its own tokens. Send `token` as JSON or as a form. `token_type_hint` is accepted
        and ignored. Errors have the format of RFC 6749 if you use HTTP Basic or send `?errors=rfc6749`.

        It needs no scope.

        Args:
            token_type_hint: Accepted and ignored.
            client_secret: The client secret. It begins with `oa_secret_`.
        """
        answer: ActiveToken | InactiveToken = self._api.call(
            ApiRequest(
                "POST",
                "/oauth/introspect",
                form=given(
                    token=token,
                    token_type_hint=token_type_hint,
                    client_id=client_id,
                    client_secret=client_secret,
                ),
                options=options,
            )
        )
        return answer

    def revoke_token(
        self,
        *,
        token: str,
        token_type_hint: str | None | Unset = UNSET,
        client_id: str | Unset = UNSET,
        client_secret: str | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> RevokedToken:
        """
        Revoke a token: `POST /oauth/revoke`.

        Revokes a token (RFC 7009). The caller authenticates with a bearer credential of the same organization and mode
        that has `platform:write`, with the token itself, or as a client with its own credentials. A client can revoke
        only its own tokens. A well-formed request gets 200 whether or not the token was valid. A revoked token is
        refused everywhere within a second.

        It needs no scope.

        Args:
            token_type_hint: Accepted and ignored.
            client_secret: The client secret. It begins with `oa_secret_`.
        """
        answer: RevokedToken = self._api.call(
            ApiRequest(
                "POST",
                "/oauth/revoke",
                form=given(
                    token=token,
                    token_type_hint=token_type_hint,
                    client_id=client_id,
                    client_secret=client_secret,
                ),
                options=options,
            )
        )
        return answer
