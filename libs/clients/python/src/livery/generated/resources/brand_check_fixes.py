# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of brand check fixes."""

from __future__ import annotations

from livery.generated.schemas import BrandCheckFix
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class BrandCheckFixesResource:
    """The operations of brand check fixes."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> BrandCheckFix:
        """
        Retrieve a fix of a brand check: `GET /brand_check_fixes/{id}`.

        Returns a fix as it was returned when the document was fixed, with a new link to the file. `file` is null once
        the document is not kept any more.

        It needs one of the scopes brand:read, brand:checks:write, brand:write.
        """
        answer: BrandCheckFix = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_check_fixes/{segment(id)}",
                options=options,
            )
        )
        return answer
