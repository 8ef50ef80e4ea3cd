# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of icon sets."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import DeletedIconSet, IconSet, IconSetList, Job
from livery.options import ConditionalOptions, RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.file_source import FileSource
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class IconSetsResource:
    """The operations of icon sets."""

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
    ) -> Pages[IconSet, IconSetList]:
        """
        List icon sets: `GET /icon_sets`.

        Lists the sets of icons, newest first.

        It needs one of the scopes cms:read, cms:write.

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
                "/icon_sets",
                query={
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
        name: str,
        slug: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        style: str | None | Unset = UNSET,
        licence: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> IconSet:
        """
        Create an icon set: `POST /icon_sets`.

        Creates a set of icons. Without a `slug`, it is made of the name.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            name: The name of the set.
            slug: A short name, which no other set has, such as `outline-icons`.
            description: What the icons are for.
            style: The style in your words.
            licence: Under which terms the icons may be used.
        """
        answer: IconSet = self._api.call(
            ApiRequest(
                "POST",
                "/icon_sets",
                body=given(
                    name=name,
                    slug=slug,
                    description=description,
                    style=style,
                    licence=licence,
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
    ) -> IconSet:
        """
        Retrieve an icon set: `GET /icon_sets/{id}`.

        Returns one set of icons.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: IconSet = self._api.call(
            ApiRequest(
                "GET",
                f"/icon_sets/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        slug: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        style: str | None | Unset = UNSET,
        licence: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> IconSet:
        """
        Update an icon set: `PATCH /icon_sets/{id}`.

        Changes what is said about a set of icons. What you leave out stays.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            name: The new name.
            slug: A short name, which no other set has, such as `outline-icons`.
            description: What the icons are for.
            style: The style in your words.
            licence: Under which terms the icons may be used.
        """
        answer: IconSet = self._api.call(
            ApiRequest(
                "PATCH",
                f"/icon_sets/{segment(id)}",
                body=given(
                    name=name,
                    slug=slug,
                    description=description,
                    style=style,
                    licence=licence,
                ),
                options=options,
            )
        )
        return answer

    def delete(
        self,
        id: str,
        *,
        recursive: bool | None = None,
        options: ConditionalOptions | None = None,
    ) -> DeletedIconSet:
        """
        Delete an icon set: `DELETE /icon_sets/{id}`.

        Deletes an empty set of icons, or with `recursive=true` its icons, too. The icons can be restored in the library
        for 30 days, and are then in no set.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            recursive: Whether the icons of the set are deleted, too. Default: false.
        """
        answer: DeletedIconSet = self._api.call(
            ApiRequest(
                "DELETE",
                f"/icon_sets/{segment(id)}",
                query={
                    "recursive": recursive,
                },
                options=options,
            )
        )
        return answer

    def import_(
        self,
        id: str,
        *,
        file: FileSource | str,
        filename: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Job:
        """
        Import icons: `POST /icon_sets/{id}/import`.

        Starts a job that adds the icons of a zip archive of SVG files, or of an IconifyJSON, to a set: at most 10,000.
        Each is sanitised as in POST /icons. An icon whose slug the set has already becomes its next version, unless
        nothing differs, so that importing twice changes nothing. A set without a `licence` gets that of the
        IconifyJSON. An IconifyJSON has at most 16 MiB. The job fails if an archive contains no SVG files, and with
        `file_too_complex` if its icons take more than five minutes of processor time: those before stay. The `result`
        of the job has the numbers `imported`, `updated`, `skipped` and `refused`, and in `refusals` the name, the code
        and the reason of the first 100 refused icons. The uploaded file is deleted afterwards.

        It needs one of the scopes cms:icons:write, cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
        """
        answer: Job = self._api.call(
            ApiRequest(
                "POST",
                f"/icon_sets/{segment(id)}/import",
                upload=given(
                    file=file,
                    filename=filename,
                ),
                options=options,
            )
        )
        return answer

    def export(
        self,
        id: str,
        *,
        format: Literal["zip", "iconify", "sprite"] | str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Export icons: `GET /icon_sets/{id}/export`.

        Returns all icons of a set in their own colours: as a zip archive of SVG files, as IconifyJSON, or as an SVG
        sprite. The same icons always give the same bytes.

        It needs one of the scopes cms:read, cms:write.

        Args:
            format: `zip`: a file for each icon. `iconify`: IconifyJSON. `sprite`: one SVG with symbols. Default: `zip`.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/icon_sets/{segment(id)}/export",
                query={
                    "format": format,
                },
                options=options,
            )
        )
