# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The version of this library."""

from __future__ import annotations

from typing import Final

VERSION: Final = "0.1.0"
