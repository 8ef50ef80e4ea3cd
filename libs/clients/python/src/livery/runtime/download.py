"""Files that the service sends."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from types import TracebackType
from urllib.parse import unquote

from .transport import Answer


class Download:
    """
    A file that the service sends. Its bytes are read once, by one of the methods. Each read may take as long as `timeout`
    says. A download that is not read to its end is closed, such as by a `with` statement.
    """

    def __init__(self, answer: Answer) -> None:
        answer.limit_each_read()
        self._answer = answer

    @property
    def content_type(self) -> str:
        return self._answer.headers.get("content-type", "application/octet-stream")

    @property
    def filename(self) -> str | None:
        """The name of the file in ASCII, or with all its characters if it has others. None if the answer names none."""
        disposition = self._answer.headers.get("content-disposition", "")
        encoded = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
        if encoded:
            return unquote(encoded[1])
        plain = re.search(r'filename="([^"]*)"', disposition, re.IGNORECASE)
        return plain[1] if plain else None

    @property
    def size_bytes(self) -> int | None:
        """The size in bytes. None if the answer does not say it."""
        length = self._answer.headers.get("content-length")
        return None if length is None else int(length)

    def chunks(self) -> Iterator[bytes]:
        """The bytes as they arrive. Raises LiveryConnectionError if the connection is lost before the last one."""
        return self._answer.chunks()

    def read(self) -> bytes:
        """All bytes. Raises LiveryConnectionError if the connection is lost before the last one."""
        return b"".join(self.chunks())

    def text(self) -> str:
        """All bytes as text in UTF-8. Raises LiveryConnectionError if the connection is lost before the last one."""
        return self.read().decode()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the bytes into a file as they arrive. If the connection is lost, the file is incomplete."""
        with open(path, "wb") as file:
            for chunk in self.chunks():
                file.write(chunk)

    def close(self) -> None:
        """Ends the download."""
        self._answer.close()

    def __enter__(self) -> Download:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
