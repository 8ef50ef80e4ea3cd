"""Answers as records, and refusals as errors."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from ..errors import ApiError, FailedAnswer, UnexpectedAnswerError, api_error
from .retry_after import retry_after
from .transport import Answer

_SHOWN_CHARACTERS: Final = 200
_LARGEST_ANSWER_BYTES: Final = 64 * 1024 * 1024
"""No JSON answer of the service is as large. Files and event streams are read elsewhere."""


def read_record(answer: Answer) -> dict[str, Any]:
    """The record of an answer. Raises UnexpectedAnswerError unless the answer is a JSON object."""
    content = _content_of(answer)
    record = parse_record(content)
    if record is None:
        raise _unexpected(answer, content)
    return record


def read_error(answer: Answer) -> ApiError | UnexpectedAnswerError:
    """The error of an answer with a status other than 2xx."""
    content = _content_of(answer)
    body = (parse_record(content) or {}).get("error")
    if isinstance(body, dict) and {"type", "code", "message"} <= body.keys():
        return api_error(facts_of(answer.status, answer.headers), body)
    return _unexpected(answer, content)


def parse_record(text: bytes | str) -> dict[str, Any] | None:
    """Reads a JSON object; None if the text is anything else."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return value if isinstance(value, dict) else None


def facts_of(status: int, headers: Mapping[str, str]) -> FailedAnswer:
    return FailedAnswer(status, headers, headers.get("request-id"), retry_after(headers))


def unexpected_because(what: str, answer: FailedAnswer, text: str) -> UnexpectedAnswerError:
    """An error with what is wrong with the answer, as the end of a sentence."""
    return UnexpectedAnswerError(f"The answer with status {answer.status} {what}", answer, text)


def _content_of(answer: Answer) -> bytes:
    """The bytes of an answer. Raises UnexpectedAnswerError as soon as it is too large."""
    content = bytearray()
    for chunk in answer.chunks():
        content += chunk
        if len(content) > _LARGEST_ANSWER_BYTES:
            answer.close()
            beginning = content[:_SHOWN_CHARACTERS].decode(errors="replace")
            what = f"is larger than {_LARGEST_ANSWER_BYTES} bytes: {beginning}…"
            raise unexpected_because(what, facts_of(answer.status, answer.headers), beginning)
    return bytes(content)


def _unexpected(answer: Answer, content: bytes) -> UnexpectedAnswerError:
    text = content.decode(errors="replace")
    media_type = answer.headers.get("content-type", "no media type")
    shown = f"{text[:_SHOWN_CHARACTERS]}…" if len(text) > _SHOWN_CHARACTERS else text
    what = f"is not an answer of Livery ({media_type}): {shown}" if text else "is empty"
    return unexpected_because(what, facts_of(answer.status, answer.headers), text)
