# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of icons."""

from __future__ import annotations

from collections.abc import Sequence

from livery.generated.schemas import DeletedIcon, Icon, IconList
from livery.options import ConditionalOptions, RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.file_source import FileSource
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class IconsResource:
    """The operations of icons."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        q: str | None = None,
        style: str | None = None,
        set: str | None = None,
        tag: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Icon, IconList]:
        """
        List icons: `GET /icons`.

        Lists icons, newest first, or finds them by words, best first: those with this name first. With words, pages
        lead through the best 1,000 icons.

        It needs one of the scopes cms:read, cms:write.

        Args:
            q: Words that the icon must have in its name, tags or file name. The last one may be unfinished, unless a
                space follows it.
            style: Returns only icons of sets with this style, whatever its case.
            set: Returns only icons of this set.
            tag: Returns only icons with this tag, whatever its case.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/icons",
                query={
                    "q": q,
                    "style": style,
                    "set": set,
                    "tag": tag,
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def create(
        self,
        *,
        file: FileSource | str,
        filename: str | None | Unset = UNSET,
        set: str,
        name: str | None | Unset = UNSET,
        slug: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        color: str | None | Unset = UNSET,
        gradient_start: str | None | Unset = UNSET,
        gradient_end: str | None | Unset = UNSET,
        gradient_angle: float | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Icon:
        """
        Create an icon: `POST /icons`.

        Adds an SVG to a set and to the library: send a form with its file, or JSON with the id of a file that was
        uploaded before, which is deleted then. The SVG is sanitised: notes of editors are left out, and an SVG with
        scripts, references to other files or other dangerous parts is refused. The uploaded bytes are not kept. Without
        a `slug`, it is made of the name, or of that of the file.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
            set: The set to which the icon is added.
            name: The name of the icon.
            slug: A short name, which no other icon of the set has.
            tags: Words by which the icon is found. They replace the present ones.
            color: The colour in which the icon is served. Null: its own colours.
            gradient_start: The first colour of the gradient in which the icon is served. It wins over `color`.
            gradient_end: The last colour of the gradient.
            gradient_angle: The direction of the gradient in degrees, clockwise. Default: 0, from left to right. From 0
                to 360.
        """
        answer: Icon = self._api.call(
            ApiRequest(
                "POST",
                "/icons",
                upload=given(
                    file=file,
                    filename=filename,
                    set=set,
                    name=name,
                    slug=slug,
                    tags=tags,
                    color=color,
                    gradient_start=gradient_start,
                    gradient_end=gradient_end,
                    gradient_angle=gradient_angle,
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
    ) -> Icon:
        """
        Retrieve an icon: `GET /icons/{id}`.

        Returns one icon.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: Icon = self._api.call(
            ApiRequest(
                "GET",
                f"/icons/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        set: str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        slug: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        color: str | None | Unset = UNSET,
        gradient_start: str | None | Unset = UNSET,
        gradient_end: str | None | Unset = UNSET,
        gradient_angle: float | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> Icon:
        """
        Update an icon: `PATCH /icons/{id}`.

        Changes what is said about an icon and the colours in which it is served, or moves it to another set. What you
        leave out stays.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            set: The set into which the icon is moved.
            name: The name of the icon.
            slug: A short name, which no other icon of the set has.
            tags: Words by which the icon is found. They replace the present ones.
            color: The colour in which the icon is served. Null: its own colours.
            gradient_start: The first colour of the gradient in which the icon is served. It wins over `color`.
            gradient_end: The last colour of the gradient.
            gradient_angle: The direction of the gradient in degrees, clockwise. Default: 0, from left to right. From 0
                to 360.
        """
        answer: Icon = self._api.call(
            ApiRequest(
                "PATCH",
                f"/icons/{segment(id)}",
                body=given(
                    set=set,
                    name=name,
                    slug=slug,
                    tags=tags,
                    color=color,
                    gradient_start=gradient_start,
                    gradient_end=gradient_end,
                    gradient_angle=gradient_angle,
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
    ) -> DeletedIcon:
        """
        Delete an icon: `DELETE /icons/{id}`.

        Deletes an icon together with its asset. Restoring the asset within 30 days restores the icon.

        It needs one of the scopes cms:icons:write, cms:write.
        """
        answer: DeletedIcon = self._api.call(
            ApiRequest(
                "DELETE",
                f"/icons/{segment(id)}",
                options=options,
            )
        )
        return answer

    def download(
        self,
        id: str,
        *,
        color: str | None = None,
        size: int | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Download the SVG of an icon: `GET /icons/{id}/svg`.

        Returns the sanitised SVG: in the colour that you ask for, or as the icon says. A colour replaces every paint of
        the icon except `none`.

        It needs one of the scopes cms:read, cms:write.

        Args:
            color: The colour of everything in the icon that is painted, or `original` for its own colours. The `#` is
                written `%23` in a URL. Default: the colours that the icon has been given.
            size: The width and the height in pixels. Default: those of the icon. From 1 to 4096.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/icons/{segment(id)}/svg",
                query={
                    "color": color,
                    "size": size,
                },
                options=options,
            )
        )

    def add_version(
        self,
        id: str,
        *,
        file: FileSource | str,
        filename: str | None | Unset = UNSET,
        note: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> Icon:
        """
        Replace the drawing of an icon: `POST /icons/{id}/versions`.

        Gives an icon another SVG, as a new version of its library asset. It is sanitised like that of a new icon. Name,
        slug and colours stay. An approval of the previous drawing becomes stale. Send a form with the file, or JSON
        with the id of a file that was uploaded before, which is deleted then.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
            note: What changed.
        """
        answer: Icon = self._api.call(
            ApiRequest(
                "POST",
                f"/icons/{segment(id)}/versions",
                upload=given(
                    file=file,
                    filename=filename,
                    note=note,
                ),
                options=options,
            )
        )
        return answer
