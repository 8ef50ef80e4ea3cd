"""Values as the texts in which queries, paths and forms carry them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any
from urllib.parse import quote, urlencode


def plain_text(value: Any) -> str:
    """A value as it is sent outside of JSON: lists and objects are the text of their JSON."""
    if isinstance(value, str):
        return value
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("A time needs a time zone, such as datetime.now(timezone.utc).")
        return value.isoformat()
    return json_text(value)


def json_text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def query_text(query: Mapping[str, Any]) -> str:
    """The query with its question mark; empty without parameters. Members of objects are named `created[gte]`."""
    text = urlencode([pair for name, value in query.items() for pair in _pairs(name, value)])
    return f"?{text}" if text else ""


def form_text(fields: Mapping[str, Any]) -> str:
    """Fields in the encoding of web forms."""
    return urlencode({name: plain_text(value) for name, value in fields.items() if value is not None})


def segment(parameter: str | int) -> str:
    """
    A parameter of a path, escaped.

    Raises ValueError if it is empty, since the path would be that of another operation.
    """
    text = str(parameter)
    if text in ("", ".", ".."):
        raise ValueError(f"A parameter of the path is {text!r}.")
    return quote(text, safe="")


def _pairs(name: str, value: Any) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        for member, inner in value.items():
            yield from _pairs(f"{name}[{member}]", inner)
    elif value is not None:
        yield name, plain_text(value)
