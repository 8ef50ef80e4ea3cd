"""The bodies of requests. Each can be sent more than once."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from .file_source import SentFile, not_a_file, sent_file
from .plain_text import form_text, json_text, plain_text


class Body(Protocol):
    """The body of a request."""

    @property
    def content_type(self) -> str:
        """Its media type."""

    @property
    def size(self) -> int:
        """Its size in bytes."""

    def chunks(self) -> Iterator[bytes]:
        """All bytes, from the first one on."""


def json_body(value: Any) -> Body:
    return _Text(json_text(value), "application/json")


def form_body(fields: Mapping[str, Any]) -> Body:
    return _Text(form_text(fields), "application/x-www-form-urlencoded")


def upload_body(upload: Mapping[str, Any]) -> Body:
    """A form with the file if there is one, else the fields as JSON: then `file` is the id of a file, or missing."""
    fields = dict(upload)
    file = fields.pop("file", None)
    if isinstance(file, str) and not file.startswith("file_"):
        raise not_a_file()
    if file is None or isinstance(file, str):
        return json_body(upload)
    return _Form(fields, sent_file(file))


class _Text:
    def __init__(self, text: str, content_type: str) -> None:
        self._bytes = text.encode()
        self.size = len(self._bytes)
        self.content_type = content_type

    def chunks(self) -> Iterator[bytes]:
        yield self._bytes


class _Form:
    """A form of RFC 7578 whose last field is the file."""

    def __init__(self, fields: Mapping[str, Any], file: SentFile) -> None:
        boundary = secrets.token_hex(16)
        texts = [_field(boundary, name, plain_text(value)) for name, value in fields.items() if value is not None]
        filename = fields.get("filename") or file.name or "file"
        texts.append(
            f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{_quoted(str(filename))}"\r\n'
            "Content-Type: application/octet-stream\r\n\r\n"
        )
        self._file = file
        self._head = "".join(texts).encode()
        self._tail = f"\r\n--{boundary}--\r\n".encode()
        self.size = len(self._head) + file.size + len(self._tail)
        self.content_type = f"multipart/form-data; boundary={boundary}"

    def chunks(self) -> Iterator[bytes]:
        yield self._head
        yield from self._file.chunks()
        yield self._tail


def _field(boundary: str, name: str, text: str) -> str:
    return f'--{boundary}\r\nContent-Disposition: form-data; name="{_quoted(name)}"\r\n\r\n{text}\r\n'


def _quoted(text: str) -> str:
    """A name in a form, escaped as browsers do it."""
    return text.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
