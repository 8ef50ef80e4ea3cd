# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of events."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import LiveryEvent, LiveryEventList, WebhookDelivery, WebhookDeliveryList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class EventsResource:
    """The operations of events."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        limit: int | None = None,
        type: str | None = None,
        object: str | None = None,
        request_id: str | None = None,
        delivery_success: Literal[False] | None = None,
        after: str | None = None,
        wait: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[LiveryEvent, LiveryEventList]:
        """
        List events: `GET /events`.

        Lists the events of the caller's mode, newest first. Each event was written together with the change that it
        reports. With `after`, reads them as a feed instead: in the order in which webhooks are created, so that a
        reader misses no event that is committed late. Send the request in `url` to continue. With a filter, a request
        reads at most 10,000 events, so a page can be empty and still have `has_more`. A caller has at most ten waiting
        requests at a time.

        It needs one of the scopes platform:read, platform:write.

        Args:
            limit: The largest number of records on a page, from 1 to 200. Default: `"50"`.
            type: Returns only events of this type, or of all types that begin with a prefix, such as `brand.*`.
            object: Returns only events about the record with this id, as in `data.object.id`.
            request_id: Returns only events that were caused by the request with this id.
            delivery_success: Returns only events with a delivery that is not delivered: it is pending, failed or
                abandoned. It cannot be combined with after.
            after: Reads the events as a feed: from the oldest (`start`), or after the event with this id. It cannot be
                combined with starting_after and ending_before.
            wait: For how many seconds the request waits if the feed has no further event. More than 0 requires after.
                From 0 to 30. Default: `0`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/events",
                query={
                    "limit": limit,
                    "type": type,
                    "object": object,
                    "request_id": request_id,
                    "delivery_success": delivery_success,
                    "after": after,
                    "wait": wait,
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
    ) -> LiveryEvent:
        """
        Retrieve an event: `GET /events/{id}`.

        Returns one event, as it was delivered.

        It needs one of the scopes platform:read, platform:write.
        """
        answer: LiveryEvent = self._api.call(
            ApiRequest(
                "GET",
                f"/events/{segment(id)}",
                options=options,
            )
        )
        return answer

    def list_deliveries(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[WebhookDelivery, WebhookDeliveryList]:
        """
        List the deliveries of an event: `GET /events/{id}/deliveries`.

        Lists the deliveries of the event, oldest first: one for each webhook endpoint that wants it.

        It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.

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
                f"/events/{segment(id)}/deliveries",
                query={
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )
