# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of jobs."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from livery.generated.schemas import Job, JobList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class JobsResource:
    """The operations of jobs."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        kind: str | None = None,
        status: Literal["queued", "running", "completed", "failed", "cancelled"] | str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Job, JobList]:
        """
        List jobs: `GET /jobs`.

        Lists jobs, newest first: those of which the credential has one of the scopes of the endpoint that started them.
        Others are left out.

        It needs no scope.

        Args:
            kind: Returns only jobs of this kind.
            status: Returns only jobs with this status.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/jobs",
                query={
                    "kind": kind,
                    "status": status,
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
    ) -> Job:
        """
        Retrieve a job: `GET /jobs/{id}`.

        Returns the status, the progress and the result of a job. The credential needs one of the scopes of the endpoint
        that started the job.

        It needs no scope.
        """
        answer: Job = self._api.call(
            ApiRequest(
                "GET",
                f"/jobs/{segment(id)}",
                options=options,
            )
        )
        return answer

    def follow(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> Iterator[Job]:
        """
        Follow a job: `GET /jobs/{id}/events`.

        Sends the job as server-sent events of the type `job`: its state now, and after each change, at most twice a
        second. The stream ends with the job, after five minutes, or when the credential is not valid any more; open
        another one then. The credential needs one of the scopes of the endpoint that started the job.

        It needs no scope.
        """
        return self._api.follow(
            ApiRequest(
                "GET",
                f"/jobs/{segment(id)}/events",
                options=options,
            )
        )

    def cancel(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> Job:
        """
        Cancel a job: `POST /jobs/{id}/cancel`.

        Cancels a job. A queued job ends at once. A running one has `cancel_requested` and ends within seconds; what it
        has done until then remains. A job that has ended cannot be cancelled. The credential needs one of the scopes of
        the endpoint that started the job.

        It needs no scope.
        """
        answer: Job = self._api.call(
            ApiRequest(
                "POST",
                f"/jobs/{segment(id)}/cancel",
                options=options,
            )
        )
        return answer
