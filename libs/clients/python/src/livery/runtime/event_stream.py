"""The records of a `text/event-stream`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator


def event_data(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The data of the events. The service sends each as JSON in one line."""
    for line in _lines(chunks):
        if line.startswith(b"data:"):
            yield line[len(b"data:") :].strip()


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    """The complete lines."""
    rest = b""
    for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        yield from lines
