# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of check types."""

from __future__ import annotations

from livery.generated.schemas import CheckType, CheckTypeList
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.request import ApiRequest


class CheckTypesResource:
    """The operations of check types."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> Pages[CheckType, CheckTypeList]:
        """
        List check types: `GET /check_types`.

        Lists every type that a rule can have: what it reports, its parameters as JSON Schema with their defaults, what
        a rule must contain, and an example. The list is the same for every caller and is not paged.

        It needs one of the scopes brand:read, brand:write, brand:rules:write.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/check_types",
                options=options,
            )
        )
