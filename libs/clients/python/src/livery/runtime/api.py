"""What the methods of the resources are made of."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import replace
from typing import Any

from .answered import Answered
from .download import Download
from .event_stream import event_data
from .pages import Pages, is_page
from .read_answer import facts_of, parse_record, read_record, unexpected_because
from .request import ApiRequest
from .sender import Sender
from .transport import Answer


class Api:
    """Sends the requests of all resources. The contract says which members their records have."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def call(self, request: ApiRequest) -> Any:
        """Sends a request whose answer is a record."""
        return self._sender.send(request, read_record).data

    def list(self, request: ApiRequest) -> Pages[Any, Any]:
        """A list. Nothing is sent before somebody reads it."""

        def load(query: Mapping[str, Any]) -> Answered[dict[str, Any]]:
            return self._sender.send(replace(request, query=query), _read_page)

        return Pages(request.query, load)

    def download(self, request: ApiRequest) -> Download:
        """Sends a request whose answer is a file. The time limit of the attempt ends with the headers of the answer."""
        return self._sender.send(request, Download).data

    def follow(self, request: ApiRequest) -> Iterator[Any]:
        """The records that the service sends as events of a stream, until the stream ends."""
        with closing(self.download(replace(request, accept="text/event-stream"))) as download:
            for data in event_data(download.chunks()):
                record = parse_record(data)
                if record is not None:
                    yield record


def _read_page(answer: Answer) -> dict[str, Any]:
    record = read_record(answer)
    if not is_page(record):
        raise unexpected_because(
            "is no list of records.", facts_of(answer.status, answer.headers), json.dumps(record)[:1_000]
        )
    return record
