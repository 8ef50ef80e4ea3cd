# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of webhook endpoints."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import (
    AttemptedWebhookDelivery,
    CreatedWebhookEndpoint,
    DeletedWebhookEndpoint,
    Job,
    MetadataChange,
    WebhookDelivery,
    WebhookDeliveryList,
    WebhookEndpoint,
    WebhookEndpointList,
    WebhookEndpointStats,
)
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class WebhookEndpointsResource:
    """The operations of webhook endpoints."""

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
    ) -> Pages[WebhookEndpoint, WebhookEndpointList]:
        """
        List webhook endpoints: `GET /webhook_endpoints`.

        Lists the endpoints of the caller's mode, newest first.

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
                "/webhook_endpoints",
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
        url: str,
        enabled_events: Sequence[str],
        description: str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        api_version: str | None | Unset = UNSET,
        max_in_flight: int | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> CreatedWebhookEndpoint:
        """
        Create a webhook endpoint: `POST /webhook_endpoints`.

        Creates an endpoint. Later events of the caller's mode are delivered to it. The signing secret is shown in this
        response only. An organization can have at most 50 endpoints in each mode. A key with `expires_at` or
        `allowed_ips` makes none.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.

        Args:
            url: The URL that events are delivered to. It must use https, or http in test mode. Its address must be
                public. It must not contain credentials or a fragment.
            enabled_events: The event types to deliver: names of types, `prefix.*` for all types that begin with the
                prefix, or `*` for all types.
            description: What the endpoint is used for.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            api_version: The dated version of the API that the delivered events follow. Null: the version in which each
                event was recorded.
            max_in_flight: The number of requests that may be in flight to the endpoint at the same time; 1 sends one
                after the other. Null: the service adapts it to how the endpoint responds. From 1 to 256.
        """
        answer: CreatedWebhookEndpoint = self._api.call(
            ApiRequest(
                "POST",
                "/webhook_endpoints",
                body=given(
                    url=url,
                    enabled_events=enabled_events,
                    description=description,
                    metadata=metadata,
                    api_version=api_version,
                    max_in_flight=max_in_flight,
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
    ) -> WebhookEndpoint:
        """
        Retrieve a webhook endpoint: `GET /webhook_endpoints/{id}`.

        Returns one endpoint, without its signing secrets.

        It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
        """
        answer: WebhookEndpoint = self._api.call(
            ApiRequest(
                "GET",
                f"/webhook_endpoints/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        url: str | None | Unset = UNSET,
        enabled_events: Sequence[str] | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        status: Literal["enabled", "disabled"] | str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        api_version: str | None | Unset = UNSET,
        max_in_flight: int | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> WebhookEndpoint:
        """
        Change a webhook endpoint: `PATCH /webhook_endpoints/{id}`.

        Changes the fields that you send and keeps the others. Disabling the endpoint abandons its pending deliveries.
        Enabling it clears `disabled_reason` and `failing_since`. A key with `expires_at` or `allowed_ips` changes no
        `url`.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.

        Args:
            url: The URL that events are delivered to. It must use https, or http in test mode. Its address must be
                public. It must not contain credentials or a fragment.
            enabled_events: The event types to deliver: names of types, `prefix.*` for all types that begin with the
                prefix, or `*` for all types.
            description: What the endpoint is used for.
            status: Enabling clears `disabled_reason` and `failing_since`. Disabling abandons the pending deliveries.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            api_version: The dated version of the API that the delivered events follow. Null: the version in which each
                event was recorded.
            max_in_flight: The number of requests that may be in flight to the endpoint at the same time; 1 sends one
                after the other. Null: the service adapts it to how the endpoint responds. From 1 to 256.
        """
        answer: WebhookEndpoint = self._api.call(
            ApiRequest(
                "PATCH",
                f"/webhook_endpoints/{segment(id)}",
                body=given(
                    url=url,
                    enabled_events=enabled_events,
                    description=description,
                    status=status,
                    metadata=metadata,
                    api_version=api_version,
                    max_in_flight=max_in_flight,
                ),
                options=options,
            )
        )
        return answer

    def delete(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> DeletedWebhookEndpoint:
        """
        Delete a webhook endpoint: `DELETE /webhook_endpoints/{id}`.

        Deletes the endpoint and abandons its pending deliveries. Later events are not delivered to it.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.
        """
        answer: DeletedWebhookEndpoint = self._api.call(
            ApiRequest(
                "DELETE",
                f"/webhook_endpoints/{segment(id)}",
                options=options,
            )
        )
        return answer

    def retrieve_stats(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> WebhookEndpointStats:
        """
        Retrieve the statistics of a webhook endpoint: `GET /webhook_endpoints/{id}/stats`.

        Returns how many deliveries are not delivered, what became of those of the last hour and the last 24 hours, and
        the success and duration of recent attempts. It is fast for any number of deliveries, because it counts up to
        `count_limit` and examines a sample of attempts.

        It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
        """
        answer: WebhookEndpointStats = self._api.call(
            ApiRequest(
                "GET",
                f"/webhook_endpoints/{segment(id)}/stats",
                options=options,
            )
        )
        return answer

    def list_deliveries(
        self,
        id: str,
        *,
        status: Literal["pending", "delivered", "failed", "abandoned"] | str | None = None,
        event: str | None = None,
        after_sequence: int | None = None,
        order: Literal["oldest", "newest"] | str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[WebhookDelivery, WebhookDeliveryList]:
        """
        List the deliveries to a webhook endpoint: `GET /webhook_endpoints/{id}/deliveries`.

        Lists the deliveries in the order of `sequence`, oldest first unless `order` is `newest`. The sequence numbers
        have no gap, so a consumer that has seen every number has missed nothing.

        It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.

        Args:
            status: Returns only deliveries with this status.
            event: Returns only deliveries of the event with this id.
            after_sequence: Returns only deliveries whose `sequence` is greater than this number. From 0 to
                999999999999999.
            order: Whether the list begins with the oldest deliveries or with the newest. `starting_after` and
                `ending_before` follow this order. Default: `"oldest"`.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                f"/webhook_endpoints/{segment(id)}/deliveries",
                query={
                    "status": status,
                    "event": event,
                    "after_sequence": after_sequence,
                    "order": order,
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def replay(
        self,
        id: str,
        *,
        since: str,
        until: str | None | Unset = UNSET,
        status: Literal["failed", "abandoned", "missing", "all"] | str | None | Unset = UNSET,
        dry_run: bool | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Job:
        """
        Replay the deliveries of a period: `POST /webhook_endpoints/{id}/replay`.

        Starts a job that sends deliveries of a period again. Each keeps its id, its `sequence` and its bytes, becomes
        `pending` and has five new attempts, the first at once; `attempt_count` goes on. Pending deliveries are left
        alone. With the status `missing` or `all`, events that the endpoint wants now, and of which it has no delivery,
        get one with the next sequence numbers, in the order of the events. Any number of deliveries is possible; they
        are sent behind new events and retries. The `result` of the job has the numbers `failed`, `abandoned` and
        `delivered` (deliveries that were sent again, by the status that they had), `created`, and `already_pending`.
        With `dry_run` the job changes nothing, and counts what it would do. The job fails with `resource_conflict` if
        the endpoint is disabled meanwhile. The endpoint must be enabled.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.

        Args:
            since: Events that were created at this time or later are replayed. It must not be in the future, or before
                the oldest week of which events are stored. A time in ISO 8601.
            until: Events that were created before this time are replayed. Default: now. It must not be in the future. A
                time in ISO 8601.
            status: `failed`, `abandoned`: deliveries with this status are sent again. `missing`: deliveries are created
                of events of which the endpoint has none. `all`: all of these, and delivered ones are sent again.
                Default: `"all"`.
            dry_run: Whether the job only counts what it would do. Default: `false`.
        """
        answer: Job = self._api.call(
            ApiRequest(
                "POST",
                f"/webhook_endpoints/{segment(id)}/replay",
                body=given(
                    since=since,
                    until=until,
                    status=status,
                    dry_run=dry_run,
                ),
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
    ) -> CreatedWebhookEndpoint:
        """
        Rotate the signing secret of a webhook endpoint: `POST /webhook_endpoints/{id}/rotate_secret`.

        Creates a new signing secret, which is shown in this response only. Deliveries are signed with it and, for
        `overlap_seconds`, with the previous secret, too. At most two secrets sign at the same time. Without an overlap
        all older secrets stop signing after two seconds; `retires_at` shows when.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.

        Args:
            overlap_seconds: The number of seconds for which the present secret also signs. Default: 86400, one day.
                With 0 it stops after two seconds, when every worker knows the new one. From 0 to 604800.
        """
        answer: CreatedWebhookEndpoint = self._api.call(
            ApiRequest(
                "POST",
                f"/webhook_endpoints/{segment(id)}/rotate_secret",
                body=given(
                    overlap_seconds=overlap_seconds,
                ),
                options=options,
            )
        )
        return answer

    def test(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> AttemptedWebhookDelivery:
        """
        Test a webhook endpoint: `POST /webhook_endpoints/{id}/test`.

        Sends an event `platform.webhook_endpoint.test` to this endpoint only, whatever its `enabled_events`, waits up
        to 20 seconds, and returns the delivery with the attempt: the response of the endpoint, or the reason why there
        is none. A test is attempted once, has no `sequence`, and does not count for `failing_since`; nothing that it
        meets disables the endpoint. A disabled endpoint cannot be tested. Each request sends a test: `Idempotency-Key`
        is ignored.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.
        """
        answer: AttemptedWebhookDelivery = self._api.call(
            ApiRequest(
                "POST",
                f"/webhook_endpoints/{segment(id)}/test",
                is_repeatable=False,
                options=options,
            )
        )
        return answer
