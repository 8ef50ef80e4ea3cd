# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of brand palettes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import (
    BrandPalette,
    BrandPaletteRequest,
    BrandPaletteState,
    DeletedBrandPalette,
    MetadataChange,
    PaletteColorRequest,
    PaletteSettingsRequest,
)
from livery.options import ConditionalOptions, RequestOptions
from livery.runtime.api import Api
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class BrandPalettesResource:
    """The operations of brand palettes."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def retrieve_all(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> BrandPaletteState:
        """
        Retrieve the brand palettes: `GET /brand_palettes`.

        Returns all palettes with their colours, and the settings that apply to all palettes.

        It needs one of the scopes brand:read, brand:write, brand:palettes:write.
        """
        answer: BrandPaletteState = self._api.call(
            ApiRequest(
                "GET",
                "/brand_palettes",
                options=options,
            )
        )
        return answer

    def replace(
        self,
        *,
        id: str | None | Unset = UNSET,
        object: Literal["brand_palette_state"] | str | None | Unset = UNSET,
        palettes: Sequence[BrandPaletteRequest | BrandPalette],
        settings: PaletteSettingsRequest | None | Unset = UNSET,
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> BrandPaletteState:
        """
        Replace the brand palettes: `PUT /brand_palettes`.

        Replaces all palettes and settings with the ones that you send. A palette with the id of an existing palette
        changes that palette and keeps its id. A palette without an id keeps the id of an existing palette with the same
        content. You can send the response of GET unchanged.

        It needs one of the scopes brand:palettes:write, brand:write.

        Args:
            id: The id of the palette state of your organization and mode, as GET returns it.
            palettes: All palettes. An empty list removes all existing palettes.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        answer: BrandPaletteState = self._api.call(
            ApiRequest(
                "PUT",
                "/brand_palettes",
                body=given(
                    id=id,
                    object=object,
                    palettes=palettes,
                    settings=settings,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                ),
                options=options,
            )
        )
        return answer

    def create(
        self,
        *,
        name: str,
        colors: Sequence[PaletteColorRequest],
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        object: Literal["brand_palette"] | str | None | Unset = UNSET,
        role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str | None | Unset = UNSET,
        sort_order: int | None | Unset = UNSET,
        allow_brand_shades: bool | None | Unset = UNSET,
        tolerance: float | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> BrandPalette:
        """
        Create a brand palette: `POST /brand_palettes`.

        Adds a palette after the others.

        It needs one of the scopes brand:palettes:write, brand:write.

        Args:
            colors: The colours of the palette, at most 100.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            role: The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only.
                Colours of a `legacy` palette are tolerated and reported with low severity.
            sort_order: The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to
                9007199254740991.
            allow_brand_shades: Whether shades and tints of theme colours are accepted if the palette contains the theme
                colour. Default: true.
            tolerance: The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2.
                From 0 to 100.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: BrandPalette = self._api.call(
            ApiRequest(
                "POST",
                "/brand_palettes",
                body=given(
                    name=name,
                    colors=colors,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                    object=object,
                    role=role,
                    sort_order=sort_order,
                    allow_brand_shades=allow_brand_shades,
                    tolerance=tolerance,
                    metadata=metadata,
                ),
                options=options,
            )
        )
        return answer

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> BrandPalette:
        """
        Retrieve a brand palette: `GET /brand_palettes/{id}`.

        Returns one palette with its colours.

        It needs one of the scopes brand:read, brand:write, brand:palettes:write.
        """
        answer: BrandPalette = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_palettes/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        colors: Sequence[PaletteColorRequest] | None | Unset = UNSET,
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        object: Literal["brand_palette"] | str | None | Unset = UNSET,
        role: Literal["primary", "secondary", "chart", "neutral", "legacy"] | str | None | Unset = UNSET,
        sort_order: int | None | Unset = UNSET,
        allow_brand_shades: bool | None | Unset = UNSET,
        tolerance: float | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> BrandPalette:
        """
        Update a brand palette: `PATCH /brand_palettes/{id}`.

        Changes one palette. What you leave out stays. A list of colours replaces all colours; those with the id or the
        value of an existing colour keep its id.

        It needs one of the scopes brand:palettes:write, brand:write.

        Args:
            colors: All colours of the palette, at most 100. A colour with the id or the value of an existing one keeps
                its id.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            role: The role of the palette. Default: `primary`. Colours of a `chart` palette are accepted in charts only.
                Colours of a `legacy` palette are tolerated and reported with low severity.
            sort_order: The position of the palette when palettes are sorted. Default: 0. From -9007199254740991 to
                9007199254740991.
            allow_brand_shades: Whether shades and tints of theme colours are accepted if the palette contains the theme
                colour. Default: true.
            tolerance: The largest distance (CIEDE2000) at which a colour counts as a colour of the palette. Default: 2.
                From 0 to 100.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: BrandPalette = self._api.call(
            ApiRequest(
                "PATCH",
                f"/brand_palettes/{segment(id)}",
                body=given(
                    name=name,
                    colors=colors,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                    object=object,
                    role=role,
                    sort_order=sort_order,
                    allow_brand_shades=allow_brand_shades,
                    tolerance=tolerance,
                    metadata=metadata,
                ),
                options=options,
            )
        )
        return answer

    def delete(
        self,
        id: str,
        *,
        options: ConditionalOptions | None = None,
    ) -> DeletedBrandPalette:
        """
        Delete a brand palette: `DELETE /brand_palettes/{id}`.

        Deletes one palette with its colours.

        It needs one of the scopes brand:palettes:write, brand:write.
        """
        answer: DeletedBrandPalette = self._api.call(
            ApiRequest(
                "DELETE",
                f"/brand_palettes/{segment(id)}",
                options=options,
            )
        )
        return answer
