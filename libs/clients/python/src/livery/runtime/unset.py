"""The difference between a field that is not sent and one that is null."""

from __future__ import annotations

from typing import Any, Final


class Unset:
    """The type of `UNSET`."""

    def __repr__(self) -> str:
        return "UNSET"


UNSET: Final = Unset()
"""The default of fields that are left out. None is sent as null."""


def given(**fields: Any) -> dict[str, Any]:
    """The fields that are not left out."""
    return {name: value for name, value in fields.items() if not isinstance(value, Unset)}
