# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of event types."""

from __future__ import annotations

from livery.generated.schemas import EventType, EventTypeList
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.request import ApiRequest


class EventTypesResource:
    """The operations of event types."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Pages[EventType, EventTypeList]:
        """
        List event types: `GET /event_types`.

        Lists every event type with its meaning, the JSON Schema of its `data`, and an example. The list is not paged.

        It needs one of the scopes platform:read, platform:write.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/event_types",
                options=options,
            )
        )
