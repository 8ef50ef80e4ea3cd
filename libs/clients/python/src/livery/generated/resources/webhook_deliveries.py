# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of webhook deliveries."""

from __future__ import annotations

from livery.generated.schemas import AttemptedWebhookDelivery, WebhookDelivery
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class WebhookDeliveriesResource:
    """The operations of webhook deliveries."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> AttemptedWebhookDelivery:
        """
        Retrieve a delivery: `GET /webhook_deliveries/{id}`.

        Returns the delivery and each of its attempts: its start, its duration and the response.

        It needs one of the scopes platform:read, platform:write, platform:webhook_endpoints:write.
        """
        answer: AttemptedWebhookDelivery = self._api.call(
            ApiRequest(
                "GET",
                f"/webhook_deliveries/{segment(id)}",
                options=options,
            )
        )
        return answer

    def retry(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> WebhookDelivery:
        """
        Retry a delivery: `POST /webhook_deliveries/{id}/retry`.

        Asks for one more attempt now, outside the schedule, with the same `sequence` and the same bytes. The response
        shows the delivery before this attempt; GET /webhook_deliveries/{id} shows its result, usually within a second.
        A 2xx makes the delivery `delivered`. After any other result it keeps its status and its `next_retry_at`; a
        delivered one stays delivered. `attempt_count` counts the attempt. Until the attempt has ended, further requests
        get the same response and ask for nothing more. The endpoint must be enabled. A test cannot be retried.

        It needs one of the scopes platform:webhook_endpoints:write, platform:write.
        """
        answer: WebhookDelivery = self._api.call(
            ApiRequest(
                "POST",
                f"/webhook_deliveries/{segment(id)}/retry",
                options=options,
            )
        )
        return answer
