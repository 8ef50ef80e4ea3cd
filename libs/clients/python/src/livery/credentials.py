"""Where the text of the header `Authorization` comes from. No text form of these objects contains a secret."""

from __future__ import annotations

import re
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

_RENEWAL_PART: Final = 0.1
"""The part of a token's lifetime at whose end the next token is requested."""
_LONGEST_RENEWAL: Final = 60.0


@dataclass(frozen=True)
class ClientCredentials:
    """The credentials of an OAuth application."""

    client_id: str
    """`oa_client_…`"""
    client_secret: str = field(repr=False)
    """`oa_secret_…`"""
    scopes: Sequence[str] | None = None
    """The scopes of the tokens. Default: all scopes of the application."""


class TokenSource(Protocol):
    """Where tokens come from."""

    def token(self) -> str:
        """The current token."""

    def token_after(self, refused: str) -> str | None:
        """Another token after one was refused; None if there is none."""


class FixedToken:
    """A key that is always the same."""

    def __init__(self, token: str) -> None:
        self._token = _checked(token)

    def token(self) -> str:
        return self._token

    def token_after(self, refused: str) -> str | None:
        return None


class TokenFunction:
    """A function that knows the current token. It is asked for each request, and once more after a refusal."""

    def __init__(self, ask: Callable[[], str]) -> None:
        self._ask = ask

    def token(self) -> str:
        return _checked(self._ask())

    def token_after(self, refused: str) -> str | None:
        token = self.token()
        return None if token == refused else token


class ClientTokens:
    """Access tokens of an OAuth application. One is requested for all threads, and the next one shortly before it ends."""

    def __init__(self, request: Callable[[], Mapping[str, Any]], now: Callable[[], float] = time.time) -> None:
        self._request = request
        self._now = now
        # Threads that need a token wait for the one that is being requested.
        self._lock = threading.Lock()
        self._current: str | None = None
        self._renew_at = 0.0

    def token(self) -> str:
        with self._lock:
            return self._valid()

    def token_after(self, refused: str) -> str | None:
        with self._lock:
            # Another thread may have replaced it before.
            if refused == self._current:
                self._current = None
            return self._valid()

    def _valid(self) -> str:
        if self._current is None or self._now() >= self._renew_at:
            self._current = None
            answer = self._request()
            lifetime = float(answer["expires_in"])
            self._renew_at = self._now() + lifetime - min(lifetime * _RENEWAL_PART, _LONGEST_RENEWAL)
            self._current = str(answer["access_token"])
        return self._current


def _checked(token: str) -> str:
    """Raises ValueError if the text cannot stand in a header. The message does not contain it, since it is a secret."""
    trimmed = token.strip()
    if not re.fullmatch("[!-~]+", trimmed):
        raise ValueError("The credential is empty or has characters that no credential has.")
    return trimmed
