"""When a failed request is sent again."""

from __future__ import annotations

import random
from typing import Final

from ..errors import ApiError, LiveryConnectionError, UnexpectedAnswerError

LONGEST_PAUSE: Final = 60.0
"""A longer pause, in seconds, is not made: the call fails, and the caller decides."""
_FIRST_BACKOFF: Final = 0.5
_LONGEST_BACKOFF: Final = 8.0


def pause_before_repeat(error: Exception, *, repeats: int, is_repeatable: bool) -> float | None:
    """
    The pause before a failed request is sent again, in seconds; None if it is not sent again. `repeats` is how often it
    was repeated before, and `is_repeatable` whether sending it again has no further effect.
    """
    if not (is_passing(error) if is_repeatable else _is_refused_for_now(error)):
        return None
    asked = error.retry_after if isinstance(error, (ApiError, UnexpectedAnswerError)) else None
    if asked is None:
        return min(_FIRST_BACKOFF * 2.0 ** min(repeats, 10), _LONGEST_BACKOFF) * (0.5 + random.random() / 2)
    return None if asked > LONGEST_PAUSE else asked + random.random() * _FIRST_BACKOFF / 2


def is_passing(error: Exception) -> bool:
    """Whether the same request may succeed later."""
    if isinstance(error, LiveryConnectionError) or _is_refused_for_now(error):
        return True
    if isinstance(error, ApiError) and error.code == "idempotency_key_in_use":
        return True
    return isinstance(error, (ApiError, UnexpectedAnswerError)) and error.status >= 500


def _is_refused_for_now(error: Exception) -> bool:
    """Whether the service has refused the request without having done anything."""
    return isinstance(error, (ApiError, UnexpectedAnswerError)) and error.status == 429
