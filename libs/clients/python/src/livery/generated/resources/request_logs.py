# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of request logs."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import RequestLog, RequestLogList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class RequestLogsResource:
    """The operations of request logs."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        status: str | None = None,
        method: Literal["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] | str | None = None,
        code: str | None = None,
        path: str | None = None,
        principal: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[RequestLog, RequestLogList]:
        """
        List request logs: `GET /request_logs`.

        Lists the write requests and the failed requests of the last 30 days, newest first. An entry appears about a
        second after the response. `status` selects one HTTP status, or a class of them, such as `4xx`.

        It needs one of the scopes platform:read, platform:write.

        Args:
            method: Returns only requests with this method.
            code: Returns only requests whose response had this error code.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/request_logs",
                query={
                    "status": status,
                    "method": method,
                    "code": code,
                    "path": path,
                    "principal": principal,
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
    ) -> RequestLog:
        """
        Retrieve a request log: `GET /request_logs/{id}`.

        Returns the entry of one request. The id is the value of the header `Request-Id` of the response.

        It needs one of the scopes platform:read, platform:write.
        """
        answer: RequestLog = self._api.call(
            ApiRequest(
                "GET",
                f"/request_logs/{segment(id)}",
                options=options,
            )
        )
        return answer
