"""The pause that an answer asks for."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from datetime import timezone
from email.utils import parsedate_to_datetime


def retry_after(headers: Mapping[str, str]) -> float | None:
    """
    The pause in seconds; None if the answer asks for none. A date is compared with the clock of the server (`date`), so
    that a wrong clock here does not matter.
    """
    value = headers.get("retry-after", "").strip()
    if re.fullmatch(r"-?\d+(?:\.\d+)?", value):
        pause = float(value)
    else:
        until = _seconds(value)
        if until is None:
            return None
        now = _seconds(headers.get("date", ""))
        pause = until - (time.time() if now is None else now)
    return pause if pause >= 0 else None


def _seconds(date: str) -> float | None:
    try:
        moment = parsedate_to_datetime(date)
    except (TypeError, ValueError):
        return None
    return (moment if moment.tzinfo else moment.replace(tzinfo=timezone.utc)).timestamp()
