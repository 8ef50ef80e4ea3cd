"""Files as programs have them, and as requests send them."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from typing import IO, Any, Protocol

FileSource = bytes | bytearray | memoryview | os.PathLike[str] | IO[bytes]
"""A file: its bytes, its path (`pathlib.Path`), or a binary file object, such as `open(…, "rb")`."""

_CHUNK_BYTES = 64 * 1024
_IN_MEMORY_BYTES = 1024 * 1024


class SentFile(Protocol):
    """A file that can be sent more than once, since a request may be repeated."""

    @property
    def name(self) -> str | None:
        """The name of the file, if it is known."""

    @property
    def size(self) -> int:
        """The size in bytes."""

    def chunks(self) -> Iterator[bytes]:
        """All bytes, from the first one on."""

    def rewind(self) -> None:
        """Goes back to the first byte, so that the same object can be sent again."""


def sent_file(source: Any) -> SentFile:
    """
    A file that is sent. Only an object that cannot be read twice is read before, into a temporary file.

    Raises TypeError if the value is no file.
    """
    if isinstance(source, (bytes, bytearray, memoryview)):
        return _Bytes(bytes(source))
    if isinstance(source, os.PathLike):
        return _Path(source)
    if not hasattr(source, "read") or not isinstance(source.read(0), bytes):
        raise not_a_file()
    if can_be_read_twice(source):
        return _Object(source, _name_of(source))
    return _Copy(_copied(source), _name_of(source))


def can_be_read_twice(source: Any) -> bool:
    """Whether a file can be read again from the place where it was. Sockets and the output of programs cannot."""
    if not hasattr(source, "read"):
        return True
    return hasattr(source, "seekable") and bool(source.seekable())


def not_a_file() -> TypeError:
    """The error for a text, or another value that is no file."""
    return TypeError("file must be bytes, a path (pathlib.Path) or a binary file object.")


class _Bytes:
    name = None

    def __init__(self, content: bytes) -> None:
        self._content = content
        self.size = len(content)

    def chunks(self) -> Iterator[bytes]:
        yield self._content

    def rewind(self) -> None:
        pass


class _Path:
    def __init__(self, path: os.PathLike[str]) -> None:
        self._path = path
        self.name = os.path.basename(os.fspath(path))
        self.size = os.stat(path).st_size

    def chunks(self) -> Iterator[bytes]:
        with open(self._path, "rb") as file:
            yield from _exactly(file, self.size)

    def rewind(self) -> None:
        pass


class _Object:
    def __init__(self, file: IO[bytes], name: str | None) -> None:
        self._file = file
        self._start = file.tell()
        self.name = name
        self.size = file.seek(0, os.SEEK_END) - self._start
        file.seek(self._start)

    def chunks(self) -> Iterator[bytes]:
        self._file.seek(self._start)
        yield from _exactly(self._file, self.size)

    def rewind(self) -> None:
        self._file.seek(self._start)


class _Copy(_Object):
    """What could be read only once. Its temporary file ends with it."""

    def __del__(self) -> None:
        self._file.close()


def _exactly(file: IO[bytes], size: int) -> Iterator[bytes]:
    """As many bytes as were announced, also if the file grows meanwhile."""
    missing = size
    while missing > 0:
        chunk = file.read(min(_CHUNK_BYTES, missing))
        if not chunk:
            raise ValueError("The file became shorter while it was sent.")
        missing -= len(chunk)
        yield chunk


def _copied(source: IO[bytes]) -> IO[bytes]:
    copy: IO[bytes] = tempfile.SpooledTemporaryFile(max_size=_IN_MEMORY_BYTES)
    while chunk := source.read(_CHUNK_BYTES):
        copy.write(chunk)
    copy.seek(0)
    return copy


def _name_of(source: Any) -> str | None:
    """The name of a file object. Those of descriptors are numbers, and those of pipes are in angle brackets."""
    name = getattr(source, "name", None)
    return os.path.basename(name) if isinstance(name, str) and not name.startswith("<") else None
