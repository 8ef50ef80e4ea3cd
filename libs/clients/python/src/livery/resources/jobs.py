"""The operations of jobs, which are followed to their end."""

from __future__ import annotations

from collections.abc import Iterator

from ..errors import LiveryConnectionError
from ..generated.resources.jobs import JobsResource
from ..generated.schemas import Job
from ..options import RequestOptions


class Jobs(JobsResource):
    """The operations of jobs."""

    def follow(self, id: str, *, options: RequestOptions | None = None) -> Iterator[Job]:
        """
        Follows a job: yields it now and after each change, at most twice a second, until it has ended. The service closes
        each stream after five minutes; another one is opened then, and after a lost connection.
        """
        has_ended = False
        while not has_ended:
            has_begun = False
            try:
                for job in super().follow(id, options=options):
                    has_begun = True
                    yield job
                    has_ended = job["completed"] is not None
            except LiveryConnectionError:
                # A service that cannot be reached at all is an error.
                if not has_begun:
                    raise
