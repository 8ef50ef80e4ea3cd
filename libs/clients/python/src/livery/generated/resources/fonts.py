# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of fonts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import DeletedFont, Font, FontList, MetadataChange
from livery.options import ConditionalOptions, RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.file_source import FileSource
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class FontsResource:
    """The operations of fonts."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Font, FontList]:
        """
        List fonts: `GET /fonts`.

        Lists the approved fonts, newest first.

        It needs one of the scopes brand:read, brand:write.

        Args:
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/fonts",
                query={
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def register(
        self,
        *,
        file: FileSource | Unset = UNSET,
        name: str | None | Unset = UNSET,
        filename: str | None | Unset = UNSET,
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        object: Literal["font"] | str | None | Unset = UNSET,
        content_type: str | None | Unset = UNSET,
        size_bytes: int | None | Unset = UNSET,
        sha256: str | None | Unset = UNSET,
        embeddable: bool | None | Unset = UNSET,
        uploaded_by: str | None | Unset = UNSET,
        family: str | None | Unset = UNSET,
        style: Literal["normal", "italic"] | str | None | Unset = UNSET,
        weight: int | None | Unset = UNSET,
        roles: Sequence[Literal["heading", "body", "any"] | str] | None | Unset = UNSET,
        scripts: Sequence[Literal["latin", "ea", "cs"] | str] | None | Unset = UNSET,
        fallbacks: Sequence[str] | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Font:
        """
        Approve a font: `POST /fonts`.

        Approves a font by its name, or by its file: send JSON, or a form with the file. The names, the style, the
        weight, the scripts and the right to embed are read in the file; what you send besides wins over it. Fields that
        you leave out get their defaults.

        It needs one of the scopes brand:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object.
            name: The name of the font. It is required, unless you send a file that names it.
            filename: The name of the file, if it is sent in a form.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            content_type: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            size_bytes: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            sha256: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            embeddable: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            uploaded_by: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            family: The name of the typeface in documents. Default: `name`.
            style: The style of the font. Default: `normal`.
            weight: The weight of the font. Default: 400 (regular). From 1 to 1000.
            roles: What the font is used for. Default: `any`.
            scripts: The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts
                (`cs`). Default: all.
            fallbacks: The fonts to use if this font is missing, best first.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: Font = self._api.call(
            ApiRequest(
                "POST",
                "/fonts",
                upload=given(
                    file=file,
                    name=name,
                    filename=filename,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                    object=object,
                    content_type=content_type,
                    size_bytes=size_bytes,
                    sha256=sha256,
                    embeddable=embeddable,
                    uploaded_by=uploaded_by,
                    family=family,
                    style=style,
                    weight=weight,
                    roles=roles,
                    scripts=scripts,
                    fallbacks=fallbacks,
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
    ) -> Font:
        """
        Retrieve a font: `GET /fonts/{id}`.

        Returns one approved font.

        It needs one of the scopes brand:read, brand:write.
        """
        answer: Font = self._api.call(
            ApiRequest(
                "GET",
                f"/fonts/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        object: Literal["font"] | str | None | Unset = UNSET,
        content_type: str | None | Unset = UNSET,
        size_bytes: int | None | Unset = UNSET,
        sha256: str | None | Unset = UNSET,
        embeddable: bool | None | Unset = UNSET,
        uploaded_by: str | None | Unset = UNSET,
        family: str | None | Unset = UNSET,
        style: Literal["normal", "italic"] | str | None | Unset = UNSET,
        weight: int | None | Unset = UNSET,
        roles: Sequence[Literal["heading", "body", "any"] | str] | None | Unset = UNSET,
        scripts: Sequence[Literal["latin", "ea", "cs"] | str] | None | Unset = UNSET,
        fallbacks: Sequence[str] | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        filename: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> Font:
        """
        Update a font: `PATCH /fonts/{id}`.

        Changes what is said about a font. What you leave out stays. The file of a font cannot be changed: register
        another font for another file.

        It needs one of the scopes brand:write.

        Args:
            name: The name of the font.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            content_type: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            size_bytes: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            sha256: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            embeddable: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            uploaded_by: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            family: The name of the typeface in documents. Default: `name`.
            style: The style of the font. Default: `normal`.
            weight: The weight of the font. Default: 400 (regular). From 1 to 1000.
            roles: What the font is used for. Default: `any`.
            scripts: The scripts that the font is used for: Latin (`latin`), East Asian (`ea`) and complex scripts
                (`cs`). Default: all.
            fallbacks: The fonts to use if this font is missing, best first.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            filename: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        answer: Font = self._api.call(
            ApiRequest(
                "PATCH",
                f"/fonts/{segment(id)}",
                body=given(
                    name=name,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                    object=object,
                    content_type=content_type,
                    size_bytes=size_bytes,
                    sha256=sha256,
                    embeddable=embeddable,
                    uploaded_by=uploaded_by,
                    family=family,
                    style=style,
                    weight=weight,
                    roles=roles,
                    scripts=scripts,
                    fallbacks=fallbacks,
                    metadata=metadata,
                    filename=filename,
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
    ) -> DeletedFont:
        """
        Delete a font: `DELETE /fonts/{id}`.

        Deletes a font and its file. Documents may no longer use it.

        It needs one of the scopes brand:write.
        """
        answer: DeletedFont = self._api.call(
            ApiRequest(
                "DELETE",
                f"/fonts/{segment(id)}",
                options=options,
            )
        )
        return answer

    def download(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Download the file of a font: `GET /fonts/{id}/file`.

        Returns the bytes of the file as they were uploaded. A font that was approved by its name alone has none.

        It needs one of the scopes brand:read, brand:write.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/fonts/{segment(id)}/file",
                options=options,
            )
        )
