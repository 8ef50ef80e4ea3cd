"""One request over HTTP, and its answer."""

from __future__ import annotations

import contextlib
import http.client
import ssl
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final
from urllib.parse import SplitResult

from ..errors import LiveryConnectionError, LiveryTimeoutError
from .body import Body
from .connections import Connection, Connections
from .deadline import Deadline

_CHUNK_BYTES: Final = 64 * 1024


@dataclass(frozen=True)
class Sent:
    """What one attempt sends."""

    method: str
    target: str
    """The path with its query."""
    headers: Mapping[str, str]
    body: Body | None
    is_repeatable: bool


class Answer:
    """An answer whose head has arrived. Its connection is free when it was read to its end, or closed."""

    def __init__(self, response: http.client.HTTPResponse, connection: Connection, attempt: Attempt) -> None:
        self.status: Final = response.status
        self.headers: Final = _headers_of(response)
        self._response = response
        self._connection = connection
        self._attempt = attempt
        # Its connection belongs to somebody else then.
        self._has_ended = False

    def limit_each_read(self) -> None:
        """From now on the time limit is one of each read."""
        self._attempt.deadline.limit_each_read()

    def chunks(self) -> Iterator[bytes]:
        """The bytes as they arrive. Raises LiveryConnectionError if the connection is lost before the last one."""
        if self._has_ended:
            return
        is_chunked = "chunked" in self.headers.get("transfer-encoding", "").lower()
        size, received = (None if is_chunked else self.headers.get("content-length")), 0
        while not self._has_ended and (chunk := self._next(is_chunked=is_chunked)):
            received += len(chunk)
            yield chunk
        if size is not None and received < int(size):
            self.close()
            raise LiveryConnectionError("The connection was lost before the end of the answer.")
        if not self._has_ended:
            self._has_ended = True
            self._attempt.connections.give_back(self._connection)

    def close(self) -> None:
        """Closes the connection, unless the answer was read to its end. What has not been read is lost."""
        if self._has_ended:
            return
        self._has_ended = True
        self._response.close()
        self._connection.close()

    def _next(self, *, is_chunked: bool) -> bytes:
        try:
            with self._attempt.explained():
                # Before Python 3.13 `read1` does not know where an answer with a length ends.
                return self._response.read1(_CHUNK_BYTES) if is_chunked else self._response.read(_CHUNK_BYTES)
        except BaseException:
            self.close()
            raise


class Attempt:
    """One attempt to send a request."""

    def __init__(self, address: SplitResult, connections: Connections, deadline: Deadline) -> None:
        self._origin = f"{address.scheme}://{address.netloc.rpartition('@')[2]}"
        self.connections: Final = connections
        self.deadline: Final = deadline

    def send(self, sent: Sent) -> Answer:
        """Raises LiveryConnectionError if no answer arrives."""
        connection = self.connections.take(is_repeatable=sent.is_repeatable)
        try:
            self._open(connection)
            self._write(connection.http, sent)
            with self.explained():
                response = connection.http.getresponse()
            connection.note_answer(response)
            return Answer(response, connection, self)
        except BaseException:
            connection.close()
            raise

    def _open(self, connection: Connection) -> None:
        try:
            with self.explained():
                connection.open(self.deadline)
        except LiveryTimeoutError:
            raise
        except LiveryConnectionError as error:
            reason = error.__cause__
            hint = " Is it running?" if isinstance(reason, ConnectionRefusedError) else ""
            message = f"The service at {self._origin} cannot be reached ({reason}).{hint}"
            raise LiveryConnectionError(message) from reason

    def _write(self, connection: http.client.HTTPConnection, sent: Sent) -> None:
        connection.putrequest(sent.method, sent.target)
        for name, value in sent.headers.items():
            connection.putheader(name, value)
        if sent.body is not None:
            connection.putheader("content-type", sent.body.content_type)
        if sent.body is not None or sent.method != "GET":
            connection.putheader("content-length", str(0 if sent.body is None else sent.body.size))
        with self.explained():
            connection.endheaders()
        for chunk in () if sent.body is None else sent.body.chunks():
            try:
                with self.explained():
                    connection.send(chunk)
            except LiveryConnectionError as error:
                # A server that refuses a large body answers, and closes the connection. The answer says why.
                if isinstance(error.__cause__, (BrokenPipeError, ConnectionResetError)):
                    return
                raise

    @contextlib.contextmanager
    def explained(self) -> Iterator[None]:
        """Turns the errors of a connection into those of this library."""
        try:
            yield
        except TimeoutError as error:
            message = f"There was no complete answer within {self.deadline.seconds:g} s."
            raise LiveryTimeoutError(message) from error
        except (OSError, http.client.HTTPException) as error:
            reason = str(error) or type(error).__name__
            raise LiveryConnectionError(f"There was no complete answer: {reason}.") from error


class Transport:
    """Sends requests to one address."""

    def __init__(self, address: SplitResult, ssl_context: ssl.SSLContext | None = None) -> None:
        self._address = address
        self._connections = Connections(address, ssl_context)

    def send(self, sent: Sent, timeout: float) -> Answer:
        """Raises LiveryConnectionError if no answer arrives."""
        return Attempt(self._address, self._connections, Deadline(timeout)).send(sent)

    def close(self) -> None:
        """Closes the idle connections."""
        self._connections.close()


def _headers_of(response: http.client.HTTPResponse) -> Mapping[str, str]:
    headers: dict[str, str] = {}
    for name, value in response.headers.items():
        key = name.lower()
        headers[key] = f"{headers[key]}, {value}" if key in headers else value
    return headers
