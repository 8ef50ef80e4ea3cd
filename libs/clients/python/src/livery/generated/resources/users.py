# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of users."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import User, UserList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class UsersResource:
    """The operations of users."""

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
    ) -> Pages[User, UserList]:
        """
        List users: `GET /users`.

        Lists the users of the organization, newest first.

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
                "/users",
                query={
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> User:
        """
        Retrieve a user: `GET /users/{id}`.

        Returns one user of the organization.

        It needs one of the scopes platform:read, platform:write.
        """
        answer: User = self._api.call(
            ApiRequest(
                "GET",
                f"/users/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        status: Literal["invited", "active", "disabled"] | str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> User:
        """
        Change a user: `PATCH /users/{id}`.

        Changes the fields that you send and keeps the others. The last active owner cannot be disabled. The call
        requires a live credential. A key that has `expires_at` or `allowed_ips` cannot set the status to `active`.

        It needs one of the scopes platform:write.

        Args:
            name: The name of the person.
            status: The status of the user. A disabled user does not count as an active member.
        """
        answer: User = self._api.call(
            ApiRequest(
                "PATCH",
                f"/users/{segment(id)}",
                body=given(
                    name=name,
                    status=status,
                ),
                options=options,
            )
        )
        return answer
