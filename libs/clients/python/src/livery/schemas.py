"""The types of the records of the API: `from livery.schemas import BrandCheck`."""

from __future__ import annotations

from .generated.schemas import *  # noqa: F403
from .generated.schemas import __all__ as __all__
