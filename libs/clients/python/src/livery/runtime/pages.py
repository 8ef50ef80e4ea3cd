"""Lists, which are read page by page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from typing import Any, Generic, TypeVar, cast

from .answered import Answered
from .plain_text import plain_text
from .read_answer import facts_of, unexpected_because

Item = TypeVar("Item")
Page = TypeVar("Page")


class Pages(Generic[Item, Page]):
    """
    A list. Iterating over it yields all records, page by page. Nothing is sent before. With `ending_before` the records
    come in the opposite order, beginning with the nearest one.
    """

    def __init__(self, query: Mapping[str, Any], load: Callable[[Mapping[str, Any]], Answered[Any]]) -> None:
        self._query = {name: value for name, value in query.items() if value is not None}
        self._load = load

    def first_page(self) -> Page:
        """The first page, with the fields `data` and `has_more`."""
        return cast(Page, self._load(self._query).data)

    def pages(self) -> Iterator[Page]:
        """
        The pages, each requested when the one before has been read.

        Raises UnexpectedAnswerError if they lead nowhere, or in a circle.
        """
        sent: set[str] = set()
        query: Mapping[str, Any] | None = self._query
        while query is not None:
            sent.add(_key(query))
            answered = self._load(query)
            page = answered.data
            query = {**query, **self._place_after(page)} if page.get("has_more") else None
            if query is not None and (not page["data"] or _key(query) in sent):
                what = "says that there are more records, but leads to none."
                raise unexpected_because(what, facts_of(answered.status, answered.headers), json.dumps(page))
            yield cast(Page, page)

    def __iter__(self) -> Iterator[Item]:
        for page in self.pages():
            records = cast(Any, page)["data"]
            yield from reversed(records) if self._is_backwards else records

    def to_list(self, *, limit: int) -> list[Item]:
        """The records in one list, from as many pages as needed, but `limit` records at most."""
        return list(islice(self, max(limit, 0)))

    @property
    def _is_backwards(self) -> bool:
        return "ending_before" in self._query

    def _place_after(self, page: Mapping[str, Any]) -> Mapping[str, Any]:
        """The parameters that say where the next page begins."""
        if "next_offset" in page:
            return {"offset": page["next_offset"]}
        if not page["data"]:
            return {}
        if self._is_backwards:
            return {"ending_before": page["data"][0]["id"]}
        return {"starting_after": page["data"][-1]["id"]}


def _key(query: Mapping[str, Any]) -> str:
    return json.dumps(query, sort_keys=True, default=plain_text)


def is_page(record: Mapping[str, Any]) -> bool:
    """Whether an answer has a list of records with ids."""
    data = record.get("data")
    return isinstance(data, list) and all(isinstance(item, dict) and isinstance(item.get("id"), str) for item in data)
