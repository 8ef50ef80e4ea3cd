"""The errors of this library. Those whose names Python has already begin with `Livery`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final


@dataclass(frozen=True)
class FailedAnswer:
    """What every answer with a status of 400 or more has."""

    status: int
    headers: Mapping[str, str]
    """The headers by their names in lower case."""
    request_id: str | None
    """The id of the request (`req_…`) for support. None if the answer has none."""
    retry_after: float | None
    """The pause in seconds that the answer asks for. None if it asks for none."""


class LiveryError(Exception):
    """The base class of all errors of this library. As text an error also says which request has failed."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message: Final = message
        self.request: str | None = None
        """The request that has failed, such as `GET /fonts`. None if it is not known."""

    def __str__(self) -> str:
        facts = [fact for fact in self._facts() if fact is not None]
        return self.message if not facts else f"{self.message} ({', '.join(facts)})"

    def _facts(self) -> Sequence[str | None]:
        """What the text of the error says behind its message."""
        return [self.request]


class LiveryConnectionError(LiveryError):
    """No answer arrived, or only a part of it. The library has repeated the request as often as it was allowed to."""


class LiveryTimeoutError(LiveryConnectionError):
    """An attempt took longer than `timeout`."""


class UnexpectedAnswerError(LiveryError):
    """
    The answer is not one of the service: no JSON, empty, or the page of a proxy. The message has its status and its
    beginning.
    """

    def __init__(self, message: str, answer: FailedAnswer, body: str) -> None:
        super().__init__(message)
        self.args = (message, answer, body)
        self.status: Final = answer.status
        self.headers: Final = answer.headers
        self.request_id: Final = answer.request_id
        self.retry_after: Final = answer.retry_after
        self.body: Final = body
        """The body as it arrived, or its beginning if it is too large."""

    def _facts(self) -> Sequence[str | None]:
        return [self.request, self.request_id]


class ApiError(LiveryError):
    """The service refused the request, or failed. The classes below tell what kind of error it is."""

    def __init__(self, answer: FailedAnswer, body: Mapping[str, Any]) -> None:
        super().__init__(str(body["message"]))
        # With these arguments a copy of the error is made, such as for another process.
        self.args = (answer, body)
        self.status: Final = answer.status
        self.headers: Final = answer.headers
        self.request_id: Final[str | None] = answer.request_id or body.get("request_id")
        self.retry_after: Final = answer.retry_after
        self.type: Final[str] = body["type"]
        """The class of the error, such as `invalid_request_error`."""
        self.code: Final[str] = body["code"]
        """The reason, such as `parameter_invalid`. Programs should use this."""
        self.param: Final[str | None] = body.get("param")
        """The invalid part of the request, such as `data[0].severity`. None if the error is not about a single part."""
        self.doc_url: Final[str | None] = body.get("doc_url")
        """The page that explains the code."""
        self.problems: Final[Sequence[Mapping[str, Any]]] = body.get("errors") or []
        """All problems, if several parts of the request are wrong."""
        self.required_scopes: Final[Sequence[str]] = body.get("required_scopes") or []
        """The scopes of which one is needed, if the credential has none of them."""
        self.body: Final = body
        """All fields of the error as they arrived."""

    def _facts(self) -> Sequence[str | None]:
        return [f"{self.status} {self.code}", self.request, self.request_id]


class InvalidRequestError(ApiError):
    """The request is wrong. The same request fails again."""


class AuthenticationError(ApiError):
    """The credential is missing, unknown, expired or revoked."""


class LiveryPermissionError(ApiError):
    """The credential may not do this. `required_scopes` has the scopes of which one is needed."""


class IdempotencyError(ApiError):
    """The idempotency key was used for another request, or its request still runs."""


class RateLimitError(ApiError):
    """There were too many requests. `retry_after` is the pause to make."""


class ServiceError(ApiError):
    """The service failed."""


class WebhookVerificationError(LiveryError):
    """A request is not one of the service, or not a new one. Respond with 401, and do not process it."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(message)
        self.args = (message, reason)
        self.reason: Final = reason
        """
        What is wrong: a `header` is missing, the `timestamp` is out of tolerance, no `signature` fits, or the `body` is
        no event.
        """


_CLASSES: Final[Mapping[str, type[ApiError]]] = {
    "invalid_request_error": InvalidRequestError,
    "authentication_error": AuthenticationError,
    "permission_error": LiveryPermissionError,
    "idempotency_error": IdempotencyError,
    "rate_limit_error": RateLimitError,
    "api_error": ServiceError,
}


def api_error(answer: FailedAnswer, body: Mapping[str, Any]) -> ApiError:
    """The error of an answer in the format of the service. An unknown type is an `ApiError`."""
    return _CLASSES.get(str(body["type"]), ApiError)(answer, body)
