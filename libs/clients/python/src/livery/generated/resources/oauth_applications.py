# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of oauth applications."""

from __future__ import annotations

from collections.abc import Sequence

from livery.generated.schemas import (
    CreatedOAuthApplication,
    MetadataChange,
    OAuthApplication,
    OAuthApplicationList,
    Scope,
)
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class OauthApplicationsResource:
    """The operations of oauth applications."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[OAuthApplication, OAuthApplicationList]:
        """
        List OAuth applications: `GET /oauth_applications`.

        Lists the applications of the caller's mode, newest first.

        It needs one of the scopes platform:read, platform:write.

        Args:
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/oauth_applications",
                query={
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def create(
        self,
        *,
        name: str,
        description: str | None | Unset = UNSET,
        requested_scopes: Sequence[Scope],
        token_lifetime: int | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> CreatedOAuthApplication:
        """
        Create an OAuth application: `POST /oauth_applications`.

        Creates an application in the caller's mode. The client secret is shown in this response only. The caller must
        have each scope in `requested_scopes`. A key that has `expires_at` or `allowed_ips` cannot create an
        application.

        It needs one of the scopes platform:write.

        Args:
            name: The name of the program.
            description: What the program is used for.
            requested_scopes: All scopes that its tokens can have. The caller must have each of them.
            token_lifetime: The lifetime of a token in seconds. Default: 3,600 (one hour). From 300 to 86400.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: CreatedOAuthApplication = self._api.call(
            ApiRequest(
                "POST",
                "/oauth_applications",
                body=given(
                    name=name,
                    description=description,
                    requested_scopes=requested_scopes,
                    token_lifetime=token_lifetime,
                    metadata=metadata,
                ),
                options=options,
            )
        )
        return answer

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> OAuthApplication:
        """
        Retrieve an OAuth application: `GET /oauth_applications/{id}`.

        Returns one application, without its client secret.

        It needs one of the scopes platform:read, platform:write.
        """
        answer: OAuthApplication = self._api.call(
            ApiRequest(
                "GET",
                f"/oauth_applications/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        requested_scopes: Sequence[Scope] | None | Unset = UNSET,
        token_lifetime: int | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> OAuthApplication:
        """
        Change an OAuth application: `PATCH /oauth_applications/{id}`.

        Changes the fields that you send and keeps the others. If the application loses a scope, its existing tokens
        lose it, too. The caller must have each scope in `requested_scopes`. A key that has `expires_at` or
        `allowed_ips` cannot change `requested_scopes`. With `platform:write` among the scopes, only its creator and
        owners can change them.

        It needs one of the scopes platform:write.

        Args:
            name: The name of the program.
            description: What the program is used for. Null removes the text.
            requested_scopes: All scopes that its tokens can have after the change. The caller must have each of them.
            token_lifetime: The lifetime of a token in seconds. From 300 to 86400.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: OAuthApplication = self._api.call(
            ApiRequest(
                "PATCH",
                f"/oauth_applications/{segment(id)}",
                body=given(
                    name=name,
                    description=description,
                    requested_scopes=requested_scopes,
                    token_lifetime=token_lifetime,
                    metadata=metadata,
                ),
                options=options,
            )
        )
        return answer

    def disable(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> OAuthApplication:
        """
        Disable an OAuth application: `DELETE /oauth_applications/{id}`.

        Disables the application and its secrets permanently. Its tokens are refused everywhere within a second. The
        record stays.

        It needs one of the scopes platform:write.
        """
        answer: OAuthApplication = self._api.call(
            ApiRequest(
                "DELETE",
                f"/oauth_applications/{segment(id)}",
                options=options,
            )
        )
        return answer

    def rotate_secret(
        self,
        id: str,
        *,
        overlap_seconds: int | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> CreatedOAuthApplication:
        """
        Rotate the secret of an OAuth application: `POST /oauth_applications/{id}/rotate_secret`.

        Creates a new client secret, which is shown in this response only. The previous secret stays valid for
        `overlap_seconds`. At most two secrets are valid at the same time. Without an overlap all older secrets end at
        once. The caller must have every scope of the application. A key that has `expires_at` or `allowed_ips` cannot
        rotate the secret. If the application has `platform:write`, only its creator and owners can rotate it.

        It needs one of the scopes platform:write.

        Args:
            overlap_seconds: The number of seconds for which the old secret stays valid. Default: 0, which ends the old
                secret at once. From 0 to 604800.
        """
        answer: CreatedOAuthApplication = self._api.call(
            ApiRequest(
                "POST",
                f"/oauth_applications/{segment(id)}/rotate_secret",
                body=given(
                    overlap_seconds=overlap_seconds,
                ),
                options=options,
            )
        )
        return answer
