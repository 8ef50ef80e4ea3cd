"""What can be set for one call."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import TypedDict


class RequestOptions(TypedDict, total=False):
    """What can be set for one call."""

    timeout: float
    """How long one attempt may take, in seconds. Default: that of the client."""
    max_retries: int
    """How often the request is repeated at most. Default: that of the client."""
    idempotency_key: str
    """1 to 255 printable ASCII characters. Default: a random one for each call. All repeats of a call have the same."""
    headers: Mapping[str, str]
    """Further headers of the request, such as `Range` or `If-None-Match`."""


class ConditionalOptions(RequestOptions, total=False):
    """Options of changes that can be bound to the state that was read."""

    if_match: str
    """
    The `etag` of the record as you have read it. If it has changed since, nothing is changed, and the call fails with
    `precondition_failed`.
    """


class BackgroundOptions(RequestOptions, total=False):
    """Options of work that can be done in the background."""

    respond_async: bool
    """Whether the answer is the pending record at once, and the work is done in the background. Default: False."""


class WaitOptions(RequestOptions, total=False):
    """Options of requests that start a job."""

    wait_seconds: int
    """For how many seconds the request waits for the end of the job, at most 10. Default: it does not wait."""


class AllOptions(ConditionalOptions, BackgroundOptions, WaitOptions, total=False):
    """The options of all methods together."""


class TimeRange(TypedDict, total=False):
    """Bounds of a time, each in ISO 8601 with an offset (`2026-11-20T09:14:15Z`) or as a datetime with a time zone."""

    gte: str | datetime
    gt: str | datetime
    lte: str | datetime
    lt: str | datetime
