"""The operations of events, and their feed."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from ..generated.resources.events import EventsResource
from ..generated.schemas import LiveryEvent, LiveryEventList
from ..options import RequestOptions
from ..runtime.repeats import LONGEST_PAUSE, is_passing, pause_before_repeat

_LONGEST_WAIT: Final = 30


class EventFeed:
    """The feed of events from a place on. Store `cursor`, or the id of the last event, to go on there later."""

    def __init__(
        self,
        load: Callable[[Mapping[str, Any]], LiveryEventList],
        query: Mapping[str, Any],
        *,
        on_outage: Callable[[Exception], None] | None,
        on_recovery: Callable[[], None] | None,
        give_up_after: float,
    ) -> None:
        self._load = load
        self._query = query
        self._place = str(query["after"])
        self._on_outage = on_outage
        self._on_recovery = on_recovery
        self._give_up_after = give_up_after

    @property
    def cursor(self) -> str:
        """
        The value of `after` with which the feed goes on after the last event that was processed: after whose iteration
        the next one was asked for.
        """
        return self._place

    def __iter__(self) -> Iterator[LiveryEvent]:
        wait = int(self._query["wait"])
        while True:
            page = self._page(wait)
            for event in page["data"]:
                yield event
                self._place = event["id"]
            # With a filter the service has read further than the last event that fits.
            after = parse_qs(urlsplit(page["url"]).query).get("after")
            self._place = after[0] if after else self._place
            if wait == 0 and not page["has_more"]:
                return

    def _page(self, wait: int) -> LiveryEventList:
        """The next page. A feed that waits for events also waits for the service."""
        failures, failed_at = 0, 0.0
        while True:
            try:
                # After a failure an answer at once shows that the service is back.
                query = {**self._query, "wait": wait if failures == 0 else 0, "after": self._place}
                page = self._load(query)
            except Exception as error:
                now = time.monotonic()
                failed_at = now if failures == 0 else failed_at
                if wait == 0 or not is_passing(error) or now - failed_at >= self._give_up_after:
                    raise
                if failures == 0 and self._on_outage is not None:
                    self._on_outage(error)
                pause = pause_before_repeat(error, repeats=failures, is_repeatable=True)
                time.sleep(LONGEST_PAUSE if pause is None else pause)
                failures += 1
            else:
                if failures > 0 and self._on_recovery is not None:
                    self._on_recovery()
                return page


class Events(EventsResource):
    """The operations of events."""

    def feed(
        self,
        *,
        after: str = "start",
        wait: int = _LONGEST_WAIT,
        limit: int | None = None,
        type: str | None = None,
        object: str | None = None,
        request_id: str | None = None,
        on_outage: Callable[[Exception], None] | None = None,
        on_recovery: Callable[[], None] | None = None,
        give_up_after: float = float("inf"),
        options: RequestOptions | None = None,
    ) -> EventFeed:
        """
        Reads the events as a feed: oldest first, and without a gap.

        Args:
            after: The id of the last event that you know, or `start` for the oldest event that is kept.
            wait: For how many seconds a request waits for events, from 0 to 30. With 0 the feed ends after the newest
                event. Otherwise it never ends by itself: while the service cannot be reached, has too many requests or
                fails, the feed waits for it, and goes on from its place. It ends with errors that another request cannot
                repair.
            limit: The largest number of events of a request.
            type: Returns only events of this type, or of all types that begin with a prefix, such as `brand.*`.
            object: Returns only events about the record with this id.
            request_id: Returns only events that were caused by the request with this id.
            on_outage: Is called once when the service does not answer. The feed asks it again.
            on_recovery: Is called when the service answers again after that.
            give_up_after: For how many seconds an outage may last. Then the feed ends with its error.
        """

        def load(query: Mapping[str, Any]) -> LiveryEventList:
            return self.list(**query, options=options).first_page()

        query = {
            "after": after,
            "wait": wait,
            "limit": limit,
            "type": type,
            "object": object,
            "request_id": request_id,
        }
        return EventFeed(load, query, on_outage=on_outage, on_recovery=on_recovery, give_up_after=give_up_after)
