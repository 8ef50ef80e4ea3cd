# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of links."""

from __future__ import annotations

from typing import Literal

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
        width: int | None = None,
        height: int | None = None,
        fit: Literal["contain", "cover"] | str | None = None,
        format: Literal["png", "webp", "jpeg"] | str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Open a signed link: `GET /links/{token}`.

        Returns the file that a signed link leads to. You get such links in records, for example in `open_url`; use them
        as they are. No credential is needed, so give a link only to people who may see the file. A link can be opened
        for at least an hour, unless the record is deleted before or the organization is suspended. A link that a
        publishable key was given also ends when the record is replaced, or may no longer be released. `public_url` of a
        library asset is a link that you may store and publish: it opens the current content as long as that is approved
        for release. With `width`, `height`, `fit` or `format`, a link to a library asset returns a picture of it, as
        `GET /library_assets/{id}/preview` does.

        It needs no scope.

        Args:
            width: The most pixels that the picture is wide. A smaller one is not enlarged. From 1 to 1280.
            height: The most pixels that the picture is high. From 1 to 1280.
            fit: `contain` shows all of the picture, `cover` fills `width` and `height` and cuts off the rest evenly.
                Default: `contain`.
            format: The format of the picture. `jpeg` has a white background. Default: `png`.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/links/{segment(token)}",
                query={
                    "width": width,
                    "height": height,
                    "fit": fit,
                    "format": format,
                },
                is_public=True,
                options=options,
            )
        )
