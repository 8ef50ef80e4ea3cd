"""Connections to the service, which later requests use again."""

from __future__ import annotations

import http.client
import os
import re
import selectors
import socket
import ssl
import threading
import time
from typing import Final, cast
from urllib.parse import SplitResult

from .deadline import Deadline, TimedSocket

_KEPT_CONNECTIONS: Final = 10
_DEFAULT_IDLE_SECONDS: Final = 4.0
"""Servers close idle connections, Node after five seconds. One that is about to be closed is not used."""


class Connection:
    """One connection. It carries one request at a time."""

    def __init__(self, http_connection: http.client.HTTPConnection) -> None:
        self.http: Final = http_connection
        self._socket: TimedSocket | None = None
        self._usable_until = 0.0

    def open(self, deadline: Deadline) -> None:
        """Connects, or prepares a connection for its next request."""
        if self._socket is not None:
            self._socket.deadline = deadline
            return
        self.http.timeout = deadline.remaining()
        self.http.connect()
        self._socket = TimedSocket(self.http.sock, deadline)
        self.http.sock = cast(socket.socket, self._socket)

    def note_answer(self, response: http.client.HTTPResponse) -> None:
        """Notes for how long the server keeps the connection."""
        hint = re.search(r"timeout=(\d+)", response.headers.get("keep-alive", ""))
        self._usable_until = time.monotonic() + (float(hint[1]) - 1 if hint else _DEFAULT_IDLE_SECONDS)

    @property
    def is_kept(self) -> bool:
        """Whether another request may follow: the server has not said that it closes the connection."""
        return self.http.sock is not None

    @property
    def is_usable(self) -> bool:
        """Whether the server still keeps the connection. An idle connection that can be read was closed."""
        if self._socket is None or time.monotonic() >= self._usable_until:
            return False
        with selectors.DefaultSelector() as selector:
            selector.register(self._socket.connected, selectors.EVENT_READ)
            return not selector.select(0)

    def close(self) -> None:
        self.http.close()


class Connections:
    """The idle connections to one address. They may be used by several threads, and by a process after a fork."""

    def __init__(self, address: SplitResult, ssl_context: ssl.SSLContext | None) -> None:
        self._address = address
        self._context = ssl_context
        self._lock = threading.Lock()
        self._idle: list[Connection] = []
        self._process = os.getpid()

    def take(self, *, is_repeatable: bool) -> Connection:
        """A connection. A request that must not be repeated gets a new one, which no server closes at that moment."""
        while is_repeatable and (connection := self._pop()) is not None:
            if connection.is_usable:
                return connection
            connection.close()
        host, port = self._address.hostname or "", self._address.port
        if self._address.scheme == "http":
            return Connection(http.client.HTTPConnection(host, port))
        if self._context is None:
            self._context = ssl.create_default_context()
        return Connection(http.client.HTTPSConnection(host, port, context=self._context))

    def give_back(self, connection: Connection) -> None:
        """Keeps a connection whose answer was read to its end."""
        with self._lock:
            is_kept = connection.is_kept and len(self._idle) < _KEPT_CONNECTIONS
            if is_kept:
                self._idle.append(connection)
        if not is_kept:
            connection.close()

    def close(self) -> None:
        """Closes the idle connections."""
        while (connection := self._pop()) is not None:
            connection.close()

    def __del__(self) -> None:
        self.close()

    def _pop(self) -> Connection | None:
        with self._lock:
            if self._process != os.getpid():
                # The connections belong to the parent process, which goes on using them.
                self._idle, self._process = [], os.getpid()
            return self._idle.pop() if self._idle else None
