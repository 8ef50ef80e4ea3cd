# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of organizations."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import MetadataChange, Organization, OrganizationList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class OrganizationsResource:
    """The operations of organizations."""

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
    ) -> Pages[Organization, OrganizationList]:
        """
        List the caller's organization: `GET /organizations`.

        Returns a list with at most one entry, the caller's organization. A credential belongs to one organization and
        can see no other.

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
                "/organizations",
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
    ) -> Organization:
        """
        Retrieve an organization: `GET /organizations/{id}`.

        Returns the caller's organization. The id of another organization gets the same response as an unknown id.

        It needs one of the scopes platform:read, platform:write.
        """
        answer: Organization = self._api.call(
            ApiRequest(
                "GET",
                f"/organizations/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        website: str | None | Unset = UNSET,
        type: Literal["company", "agency", "internal"] | str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Organization:
        """
        Change the caller's organization: `PATCH /organizations/{id}`.

        Changes the fields that you send and keeps the others. Both modes share the record, so only a live credential
        can change it.

        It needs one of the scopes platform:write.

        Args:
            name: The name of the organization.
            website: The website of the organization: an http or https URL of at most 2,048 characters. Null removes it.
            type: The kind of organization.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: Organization = self._api.call(
            ApiRequest(
                "PATCH",
                f"/organizations/{segment(id)}",
                body=given(
                    name=name,
                    website=website,
                    type=type,
                    metadata=metadata,
                ),
                options=options,
            )
        )
        return answer
