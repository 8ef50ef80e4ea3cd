# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of deployments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import Deployment, DeploymentDiff, DeploymentItem, DeploymentItemRequest, DeploymentList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class DeploymentsResource:
    """The operations of deployments."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def retrieve_active(
        self,
        *,
        channel: str,
        links: bool | None = None,
        options: RequestOptions | None = None,
    ) -> Deployment:
        """
        Retrieve the active deployment of a channel: `GET /deployments/active`.

        Returns what a channel hands out now. Ask again with the ETag in `If-None-Match`: the answer is 304 as long as
        nothing has changed. With `links=true` each item has a link to its content, and the ETag changes at least every
        15 minutes, as links do.

        It needs one of the scopes cms:read, cms:write.

        Args:
            channel: The channel.
            links: Whether the items have links to their content (default: false).
        """
        answer: Deployment = self._api.call(
            ApiRequest(
                "GET",
                "/deployments/active",
                query={
                    "channel": channel,
                    "links": links,
                },
                options=options,
            )
        )
        return answer

    def list(
        self,
        *,
        channel: str | None = None,
        status: (
            Literal[
                "scheduled",
                "queued",
                "validating",
                "publishing",
                "active",
                "superseded",
                "failed",
                "cancelled",
                "rolled_back",
            ]
            | str
            | None
        ) = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Deployment, DeploymentList]:
        """
        List deployments: `GET /deployments`.

        Lists deployments, newest first, without their items.

        It needs one of the scopes cms:read, cms:write.

        Args:
            channel: Returns only deployments to this channel.
            status: Returns only deployments with this status.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/deployments",
                query={
                    "channel": channel,
                    "status": status,
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
        channel: str,
        items: Sequence[DeploymentItemRequest | DeploymentItem],
        scheduled_at: str | None | Unset = UNSET,
        notes: str | None | Unset = UNSET,
        expected_active: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Deployment:
        """
        Deploy content to a channel: `POST /deployments`.

        Pins the present content of records, and makes it the active deployment of a channel in the background, at once
        or at a later time. Every item must be one that may be released when this happens. If one may not, the
        deployment fails, and nothing changes for the channel.

        It needs one of the scopes cms:deployments:write, cms:write.

        Args:
            channel: Where the content goes. You choose the names of your channels.
            items: What is deployed: 1 to 1,000 records, each once. Their present content is pinned.
            scheduled_at: When the activation begins, within a year. By default at once. A time in ISO 8601.
            notes: What people should know about it.
            expected_active: The deployment of the channel that you expect to be active, both now and when this one
                becomes active. Null: none. If you leave it out, nothing is checked.
        """
        answer: Deployment = self._api.call(
            ApiRequest(
                "POST",
                "/deployments",
                body=given(
                    channel=channel,
                    items=items,
                    scheduled_at=scheduled_at,
                    notes=notes,
                    expected_active=expected_active,
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
    ) -> Deployment:
        """
        Retrieve a deployment: `GET /deployments/{id}`.

        Returns one deployment with its items.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: Deployment = self._api.call(
            ApiRequest(
                "GET",
                f"/deployments/{segment(id)}",
                options=options,
            )
        )
        return answer

    def compare(
        self,
        id: str,
        *,
        against: str | None = None,
        options: RequestOptions | None = None,
    ) -> DeploymentDiff:
        """
        Compare two deployments: `GET /deployments/{id}/diff`.

        Returns how the items of a deployment differ from those of another one.

        It needs one of the scopes cms:read, cms:write.

        Args:
            against: The deployment to compare with. By default the active one of the same channel, or, for that itself,
                the one that it replaced.
        """
        answer: DeploymentDiff = self._api.call(
            ApiRequest(
                "GET",
                f"/deployments/{segment(id)}/diff",
                query={
                    "against": against,
                },
                options=options,
            )
        )
        return answer

    def cancel(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> Deployment:
        """
        Cancel a deployment: `POST /deployments/{id}/cancel`.

        Cancels a deployment that is `scheduled` or `queued`.

        It needs one of the scopes cms:deployments:write, cms:write.
        """
        answer: Deployment = self._api.call(
            ApiRequest(
                "POST",
                f"/deployments/{segment(id)}/cancel",
                options=options,
            )
        )
        return answer

    def roll_back(
        self,
        id: str,
        *,
        notes: str | None | Unset = UNSET,
        expected_active: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Deployment:
        """
        Roll a channel back to a deployment: `POST /deployments/{id}/rollback`.

        Restores an earlier deployment: creates a new one with the same items and content, which is checked like any
        other and then takes the place of the active one. That one becomes `rolled_back`. Content that its record has
        replaced meanwhile is restored, too, if it was approved and its approval was not withdrawn.

        It needs one of the scopes cms:deployments:write, cms:write.

        Args:
            notes: What people should know about it.
            expected_active: The deployment of the channel that you expect to be active, both now and when this one
                becomes active. Null: none. If you leave it out, nothing is checked.
        """
        answer: Deployment = self._api.call(
            ApiRequest(
                "POST",
                f"/deployments/{segment(id)}/rollback",
                body=given(
                    notes=notes,
                    expected_active=expected_active,
                ),
                options=options,
            )
        )
        return answer
