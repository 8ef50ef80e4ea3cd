# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of actors."""

from __future__ import annotations

from livery.generated.schemas import Actor, ActorList
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.request import ApiRequest


class ActorsResource:
    """The operations of actors."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        ids: str,
        options: RequestOptions | None = None,
    ) -> Pages[Actor, ActorList]:
        """
        List actors by their ids: `GET /actors`.

        Returns the names of keys, OAuth applications and users, in the order of their ids: those behind `created_by`,
        and behind the actors of audit entries. Ids that the organization does not have in this mode are left out. It
        answers keys and OAuth applications with `platform:read` or `platform:write`, and every person who is signed in,
        whatever the role, so that viewers see who made a record, too. Without one of these scopes a user has no email
        in the answer. The list is not paged.

        It needs one of the scopes platform:read, platform:write.

        Args:
            ids: The ids of at most 100 keys, OAuth applications and users, separated by commas.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/actors",
                query={
                    "ids": ids,
                },
                options=options,
            )
        )
