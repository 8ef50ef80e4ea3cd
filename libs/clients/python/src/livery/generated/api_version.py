# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The dated version of the API from which the types are made."""

from __future__ import annotations

from typing import Final

API_VERSION: Final = "2026-11-20"
