# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of api keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import ApiKey, ApiKeyList, CreatedApiKey, MetadataChange, Scope
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class ApiKeysResource:
    """The operations of api keys."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        active: bool | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[ApiKey, ApiKeyList]:
        """
        List API keys: `GET /api_keys`.

        Lists the keys of the caller's mode, newest first. Revoked keys are included, unless you send `active`. Secrets
        are never shown again.

        It needs one of the scopes platform:read, platform:write, platform:api_keys:write.

        Args:
            active: Returns only keys that can be used now (`true`), or that are revoked, expired or replaced (`false`).
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/api_keys",
                query={
                    "active": active,
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
        prefix_type: Literal["sk", "pk"] | str | None | Unset = UNSET,
        scopes: Sequence[Scope],
        allowed_ips: Sequence[str] | None | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> CreatedApiKey:
        """
        Create an API key: `POST /api_keys`.

        Creates a key in the caller's mode. The secret is shown in this response only. The caller can grant only scopes
        that it has itself. If the calling key has `expires_at` or `allowed_ips`, the new key must end no later and
        allow no other addresses.

        It needs one of the scopes platform:api_keys:write, platform:write.

        Args:
            name: What the key is used for.
            prefix_type: The kind of key. Default: `sk`, a secret key. `pk` is a publishable key. It must be created in
                live mode and can have only the scope `cms:read`.
            scopes: The scopes of the key. The caller must have each of them.
            allowed_ips: The IP address blocks (CIDR) that the key can be used from. If you leave it out or send an
                empty list, every address is allowed.
            expires_at: The time from which the key is refused. It must be in the future and have a UTC offset. If you
                leave it out, the key does not expire. A time in ISO 8601.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: CreatedApiKey = self._api.call(
            ApiRequest(
                "POST",
                "/api_keys",
                body=given(
                    name=name,
                    prefix_type=prefix_type,
                    scopes=scopes,
                    allowed_ips=allowed_ips,
                    expires_at=expires_at,
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
    ) -> ApiKey:
        """
        Retrieve an API key: `GET /api_keys/{id}`.

        Returns one key, without its secret.

        It needs one of the scopes platform:read, platform:write, platform:api_keys:write.
        """
        answer: ApiKey = self._api.call(
            ApiRequest(
                "GET",
                f"/api_keys/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        scopes: Sequence[Scope] | None | Unset = UNSET,
        allowed_ips: Sequence[str] | None | Unset = UNSET,
        expires_at: str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """
        Change an API key: `PATCH /api_keys/{id}`.

        Changes the fields that you send and keeps the others. A list of scopes replaces the previous list, and the
        caller must have each scope in it. If you send `scopes`, `expires_at` or `allowed_ips`, the changed key must end
        no later than the calling key and allow no other addresses. With `platform:write` among the scopes, only its
        creator and owners can change these three. A null `expires_at` removes the expiry.

        It needs one of the scopes platform:api_keys:write, platform:write.

        Args:
            name: What the key is used for.
            scopes: All scopes of the key after the change. The caller must have each of them.
            allowed_ips: The IP address blocks (CIDR) that the key can be used from. If the list is empty, every address
                is allowed.
            expires_at: The time from which the key is refused. It must be in the future and have a UTC offset. Null
                removes the expiry. A time in ISO 8601.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: ApiKey = self._api.call(
            ApiRequest(
                "PATCH",
                f"/api_keys/{segment(id)}",
                body=given(
                    name=name,
                    scopes=scopes,
                    allowed_ips=allowed_ips,
                    expires_at=expires_at,
                    metadata=metadata,
                ),
                options=options,
            )
        )
        return answer

    def revoke(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> ApiKey:
        """
        Revoke an API key: `DELETE /api_keys/{id}`.

        Revokes the key. It is refused everywhere within a second. The record stays and shows the time of the
        revocation. Revoking the key again keeps the first time. A key of an owner or of the operator needs
        `platform:write`.

        It needs one of the scopes platform:api_keys:write, platform:write.
        """
        answer: ApiKey = self._api.call(
            ApiRequest(
                "DELETE",
                f"/api_keys/{segment(id)}",
                options=options,
            )
        )
        return answer

    def rotate(
        self,
        id: str,
        *,
        overlap_seconds: int | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> CreatedApiKey:
        """
        Rotate an API key: `POST /api_keys/{id}/rotate`.

        Creates a key with a new secret that replaces this key. The secret is shown in this response only. The old key
        stays valid for `overlap_seconds`, but never longer than until its own expiry. A key can rotate itself. Any
        other caller must have every scope of the key, and its `expires_at` and `allowed_ips` must not limit it more
        than the key.

        It needs one of the scopes platform:api_keys:write, platform:write.

        Args:
            overlap_seconds: The number of seconds for which the old secret stays valid. Default: 0, which ends the old
                secret at once. From 0 to 604800.
        """
        answer: CreatedApiKey = self._api.call(
            ApiRequest(
                "POST",
                f"/api_keys/{segment(id)}/rotate",
                body=given(
                    overlap_seconds=overlap_seconds,
                ),
                options=options,
            )
        )
        return answer
