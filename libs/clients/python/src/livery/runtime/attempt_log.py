"""What programs can log of every attempt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class LoggedAttempt:
    """One attempt of a request. Nothing in it is secret: it has neither the credential, nor the query, nor a body."""

    method: str
    path: str
    """The path after the version segment, without its query."""
    status: int | None
    """The status of the answer. None if none arrived."""
    request_id: str | None
    """The id of the request (`req_…`). None if none arrived."""
    duration: float
    """From the beginning of the attempt until its answer was read, in seconds; for files, until the headers of the answer."""
    error: BaseException | None
    """Why the attempt has failed. None if it has not."""


LogAttempt = Callable[[LoggedAttempt], None]
