"""The time limit of one attempt."""

from __future__ import annotations

import io
import socket
import time
from typing import Any


class Deadline:
    """The end of an attempt: every operation on its socket gets the time that is left."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._end: float | None = time.monotonic() + seconds

    def remaining(self) -> float:
        """The seconds that are left. Raises TimeoutError if there are none."""
        if self._end is None:
            return self.seconds
        seconds = self._end - time.monotonic()
        if seconds <= 0:
            raise TimeoutError
        return seconds

    def limit_each_read(self) -> None:
        """From now on each read may take the whole time, for files that are read as long as bytes arrive."""
        self._end = None


class TimedSocket:
    """The part of a socket that `http.client` uses, with a deadline for all of its operations together."""

    def __init__(self, connected: socket.socket, deadline: Deadline) -> None:
        self.connected = connected
        self.deadline = deadline

    def sendall(self, content: Any) -> None:
        self.connected.settimeout(self.deadline.remaining())
        self.connected.sendall(content)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self.connected.makefile("rb", buffering=0), self))

    def close(self) -> None:
        self.connected.close()


class _TimedReader(io.RawIOBase):
    def __init__(self, raw: Any, timed: TimedSocket) -> None:
        self._raw = raw
        self._timed = timed

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int | None:
        self._timed.connected.settimeout(self._timed.deadline.remaining())
        count: int | None = self._raw.readinto(buffer)
        return count

    def close(self) -> None:
        self._raw.close()
        super().close()
