# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of links."""

from __future__ import annotations

from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class LinksResource:
    """The operations of links."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def open(
        self,
        token: str,
        *,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Open a signed link: `GET /links/{token}`.

        Returns the file that a signed link leads to. You get such links in records, for example in `open_url`; use them
        as they are. No credential is needed, so give a link only to people who may see the file. A link can be opened
        for at least an hour, unless the record is deleted before or the organization is suspended. A link that a
        publishable key was given also ends when the record is replaced, or may no longer be released.

        It needs no scope.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/links/{segment(token)}",
                is_public=True,
                options=options,
            )
        )
