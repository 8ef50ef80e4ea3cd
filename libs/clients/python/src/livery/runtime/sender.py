"""Sends requests, and sends them again after failures that pass."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from ..credentials import TokenSource
from ..errors import AuthenticationError, LiveryError
from .answered import Answered, note_answer
from .attempt_log import LogAttempt, LoggedAttempt
from .read_answer import read_error
from .repeats import pause_before_repeat
from .request import ApiRequest, PreparedRequest, prepare
from .transport import Answer, Sent, Transport

Result = TypeVar("Result")


@dataclass(frozen=True)
class Settings:
    """How requests reach the service."""

    transport: Transport
    base_path: str
    """The path with the version segment, without a slash at the end."""
    headers: Mapping[str, str]
    """What all requests send."""
    timeout: float
    max_retries: int
    log: LogAttempt | None


class Sender:
    """Sends requests with the credential of a client."""

    def __init__(self, settings: Settings, tokens: TokenSource) -> None:
        self._settings = settings
        self._tokens = tokens

    def send(self, request: ApiRequest, read: Callable[[Answer], Result]) -> Answered[Result]:
        prepared = prepare(request, self._settings.headers)
        max_retries = prepared.options.get("max_retries", self._settings.max_retries)
        repeats = 0
        while True:
            try:
                answered = self._send_authorized(request, prepared, read)
                note_answer(answered)
                return answered
            except LiveryError as error:
                pause = pause_before_repeat(error, repeats=repeats, is_repeatable=request.is_repeatable)
                if pause is None or repeats >= max_retries:
                    raise
            time.sleep(pause)
            repeats += 1

    def _send_authorized(
        self, request: ApiRequest, prepared: PreparedRequest, read: Callable[[Answer], Result]
    ) -> Answered[Result]:
        """Sends a request with the current token, and once more if that is refused and there is another one."""
        # A form that names a client authenticates by itself, and the service accepts one credential only.
        if request.is_public or "client_id" in (request.form or {}):
            return self._attempt(request, prepared, read, None)
        token = self._tokens.token()
        try:
            return self._attempt(request, prepared, read, token)
        except AuthenticationError:
            other = self._tokens.token_after(token)
            if other is None:
                raise
        return self._attempt(request, prepared, read, other)

    def _attempt(
        self, request: ApiRequest, prepared: PreparedRequest, read: Callable[[Answer], Result], token: str | None
    ) -> Answered[Result]:
        began = time.monotonic()
        answer: Answer | None = None
        failure: BaseException | None = None
        try:
            sent = self._sent(request, prepared, token)
            answer = self._settings.transport.send(sent, prepared.options.get("timeout", self._settings.timeout))
            if not 200 <= answer.status < 300:
                raise read_error(answer)
            return Answered(read(answer), answer.status, answer.headers)
        except BaseException as error:
            failure = error
            if isinstance(error, LiveryError):
                error.request = f"{request.method} {request.path}"
            raise
        finally:
            self._log(request, answer, time.monotonic() - began, failure)

    def _sent(self, request: ApiRequest, prepared: PreparedRequest, token: str | None) -> Sent:
        headers = dict(prepared.headers)
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        target = self._settings.base_path + prepared.target
        return Sent(request.method, target, headers, prepared.body, request.is_repeatable)

    def _log(self, request: ApiRequest, answer: Answer | None, duration: float, failure: BaseException | None) -> None:
        if self._settings.log is None:
            return
        status = None if answer is None else answer.status
        request_id = None if answer is None else answer.headers.get("request-id")
        path = request.path.partition("?")[0]
        self._settings.log(LoggedAttempt(request.method, path, status, request_id, duration, failure))
