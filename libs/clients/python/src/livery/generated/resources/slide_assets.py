# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of slide assets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import DeletedSlideAsset, Job, SlideAsset, SlideAssetList
from livery.options import ConditionalOptions, RequestOptions
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.file_source import FileSource
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class SlideAssetsResource:
    """The operations of slide assets."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def search(
        self,
        *,
        q: str | None = None,
        folder: str | None = None,
        recursive: bool | None = None,
        tag: str | None = None,
        approval_status: (
            Literal[
                "pending",
                "approved",
                "rejected",
                "stale",
                "expired",
                "withdrawn",
                "cancelled",
            ]
            | str
            | None
        ) = None,
        source_file: str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[SlideAsset, SlideAssetList]:
        """
        Search slides: `GET /slide_assets`.

        Lists slides, newest first, finds them by words, best first, or lists those of one file in its order.

        It needs one of the scopes cms:read, cms:write.

        Args:
            q: Words that a slide has in its name, tags, description, text or notes, as in the search of library assets.
            folder: Returns only slides in this folder.
            recursive: Whether slides in folders below `folder` are returned, too. Default: false.
            tag: Returns only slides with this tag, whatever its case.
            approval_status: Returns only slides whose assets have this status.
            source_file: Returns the slides of this file, in its order. It cannot be combined with the other filters.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            offset: How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000.
                Default: `0`.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/slide_assets",
                query={
                    "q": q,
                    "folder": folder,
                    "recursive": recursive,
                    "tag": tag,
                    "approval_status": approval_status,
                    "source_file": source_file,
                    "limit": limit,
                    "offset": offset,
                },
                options=options,
            )
        )

    def create(
        self,
        *,
        file: FileSource | str,
        filename: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        folder: str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> SlideAsset:
        """
        Create a slide: `POST /slide_assets`.

        Adds a presentation of one slide to the library: send a form with its file of at most 200 MiB, or JSON with the
        id of a file that was uploaded before. The slide is made anew, with only the parts that it needs. A presentation
        of several slides is sent to `POST /slide_assets/split`.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
            description: What the asset shows or is for.
            tags: Words by which the asset is found. They replace the present ones.
            folder: The folder of the asset. Null: no folder.
            name: The name of the asset.
        """
        answer: SlideAsset = self._api.call(
            ApiRequest(
                "POST",
                "/slide_assets",
                upload=given(
                    file=file,
                    filename=filename,
                    description=description,
                    tags=tags,
                    folder=folder,
                    name=name,
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
    ) -> SlideAsset:
        """
        Retrieve a slide: `GET /slide_assets/{id}`.

        Returns one slide.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: SlideAsset = self._api.call(
            ApiRequest(
                "GET",
                f"/slide_assets/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        folder: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> SlideAsset:
        """
        Update a slide: `PATCH /slide_assets/{id}`.

        Changes what is said about a slide, or moves it to another folder. What you leave out stays.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            name: The name of the asset.
            description: What the asset shows or is for.
            tags: Words by which the asset is found. They replace the present ones.
            folder: The folder of the asset. Null: no folder.
        """
        answer: SlideAsset = self._api.call(
            ApiRequest(
                "PATCH",
                f"/slide_assets/{segment(id)}",
                body=given(
                    name=name,
                    description=description,
                    tags=tags,
                    folder=folder,
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
    ) -> DeletedSlideAsset:
        """
        Delete a slide: `DELETE /slide_assets/{id}`.

        Deletes a slide with its library asset, with which it can be restored for 30 days. A slide in a set cannot be
        deleted.

        It needs one of the scopes cms:slides:write, cms:write.
        """
        answer: DeletedSlideAsset = self._api.call(
            ApiRequest(
                "DELETE",
                f"/slide_assets/{segment(id)}",
                options=options,
            )
        )
        return answer

    def split(
        self,
        *,
        file: str,
        folder: str | None | Unset = UNSET,
        slides: Sequence[int] | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Job:
        """
        Split a presentation into slides: `POST /slide_assets/split`.

        Starts a job that makes a slide of the library of each slide of a presentation (.pptx, .potx, .ppsx, .pptm,
        .potm, .ppsm), at most 300. Each is a valid presentation of one slide with only the parts that it needs.
        Comments, sections, custom shows, macros, signatures, document properties, the thumbnail, and notes without a
        notes master are left out. If the folder has an equal slide already, that one stays, so that splitting twice
        doubles nothing. The result of the job has `slide_count` (of the presentation), `created`, `unchanged`, `slides`
        (the ids, in the order of the presentation) and `left_out` (how many of each kind). A file that cannot be split
        fails the job with the code of its error, such as `file_encrypted`.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            file: The presentation: a file that was uploaded before, also one that is a version of an asset.
            folder: The folder of the slides. Null: no folder.
            slides: The slides that are wanted, by their places from 0. Default: all.
            tags: The tags of the slides that are made.
        """
        answer: Job = self._api.call(
            ApiRequest(
                "POST",
                "/slide_assets/split",
                body=given(
                    file=file,
                    folder=folder,
                    slides=slides,
                    tags=tags,
                ),
                options=options,
            )
        )
        return answer

    def add_version(
        self,
        id: str,
        *,
        file: FileSource | str,
        filename: str | None | Unset = UNSET,
        note: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> SlideAsset:
        """
        Replace the content of a slide: `POST /slide_assets/{id}/versions`.

        Gives a slide the content of another presentation of one slide, as a new version of its library asset. An
        approval of the previous content becomes stale. Sets with the slide are composed again in the background. Send a
        form with the file, or JSON with the id of a file that was uploaded before.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
            note: What changed.
        """
        answer: SlideAsset = self._api.call(
            ApiRequest(
                "POST",
                f"/slide_assets/{segment(id)}/versions",
                upload=given(
                    file=file,
                    filename=filename,
                    note=note,
                ),
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
        Download a slide: `GET /slide_assets/{id}/download`.

        Returns the slide as a presentation of one slide (.pptx).

        It needs one of the scopes cms:read, cms:write.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/slide_assets/{segment(id)}/download",
                options=options,
            )
        )
