"""Answers together with their headers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any, Final, Generic, ParamSpec, TypeVar

Data = TypeVar("Data")
Parameters = ParamSpec("Parameters")


@dataclass(frozen=True)
class Answered(Generic[Data]):
    """An answer with what its headers say."""

    data: Data
    status: int
    headers: Mapping[str, str]
    """The headers by their names in lower case."""

    @property
    def request_id(self) -> str | None:
        """The id of the request (`req_…`)."""
        return self.headers.get("request-id")

    @property
    def etag(self) -> str | None:
        """The state of the record, for `if_match`; or of the file."""
        return self.headers.get("etag")


_noted: Final[ContextVar[list[Answered[Any]] | None]] = ContextVar("livery_answers", default=None)


def note_answer(answered: Answered[Any]) -> None:
    """Keeps an answer for the `with_response` in whose call it arrived."""
    answers = _noted.get()
    if answers is not None:
        answers.append(answered)


def with_response(
    call: Callable[Parameters, Data], *args: Parameters.args, **kwargs: Parameters.kwargs
) -> Answered[Data]:
    """
    Calls a method, and returns its answer together with the headers: `with_response(livery.fonts.retrieve, "font_…").etag`.
    Of a list, pass the method of a page: `with_response(livery.fonts.list().first_page)`.
    """
    answers: list[Answered[Any]] = []
    token = _noted.set(answers)
    try:
        data = call(*args, **kwargs)
    finally:
        _noted.reset(token)
    if not answers:
        raise TypeError("The call has sent no request. Of a list, pass the method first_page.")
    return Answered(data, answers[-1].status, answers[-1].headers)
