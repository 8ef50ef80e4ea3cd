# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of ppt sets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import DeletedPptSet, PptSet, PptSetList, SetSlideRequest
from livery.options import ConditionalOptions, RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class PptSetsResource:
    """The operations of ppt sets."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        kind: Literal["template", "deck", "snippet"] | str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[PptSet, PptSetList]:
        """
        List sets of slides: `GET /ppt_sets`.

        Lists sets of slides, newest first.

        It needs one of the scopes cms:read, cms:write.

        Args:
            kind: Returns only sets of this kind.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/ppt_sets",
                query={
                    "kind": kind,
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
        kind: Literal["template", "deck", "snippet"] | str | None | Unset = UNSET,
        slides: Sequence[SetSlideRequest],
        template: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        folder: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> PptSet:
        """
        Create a set of slides: `POST /ppt_sets`.

        Composes slides to one presentation, which is the content of the library asset of the set. Slides of different
        sizes do not fit together, also with a template.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            name: The name of the set.
            kind: Default: `deck`. It cannot be changed.
            slides: The slides in their order, 1 to 300, each once.
            template: A PowerPoint file of the library whose size and defaults the set has. Default: those of the first
                slide.
            description: What the asset shows or is for.
            tags: Words by which the asset is found. They replace the present ones.
            folder: The folder of the asset. Null: no folder.
        """
        answer: PptSet = self._api.call(
            ApiRequest(
                "POST",
                "/ppt_sets",
                body=given(
                    name=name,
                    kind=kind,
                    slides=slides,
                    template=template,
                    description=description,
                    tags=tags,
                    folder=folder,
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
    ) -> PptSet:
        """
        Retrieve a set of slides: `GET /ppt_sets/{id}`.

        Returns one set with its slides.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: PptSet = self._api.call(
            ApiRequest(
                "GET",
                f"/ppt_sets/{segment(id)}",
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
    ) -> PptSet:
        """
        Update a set of slides: `PATCH /ppt_sets/{id}`.

        Changes what is said about a set, or moves it to another folder. What you leave out stays.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            name: The name of the asset.
            description: What the asset shows or is for.
            tags: Words by which the asset is found. They replace the present ones.
            folder: The folder of the asset. Null: no folder.
        """
        answer: PptSet = self._api.call(
            ApiRequest(
                "PATCH",
                f"/ppt_sets/{segment(id)}",
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
    ) -> DeletedPptSet:
        """
        Delete a set of slides: `DELETE /ppt_sets/{id}`.

        Deletes a set with its library asset, with which it can be restored for 30 days. Its slides stay.

        It needs one of the scopes cms:slides:write, cms:write.
        """
        answer: DeletedPptSet = self._api.call(
            ApiRequest(
                "DELETE",
                f"/ppt_sets/{segment(id)}",
                options=options,
            )
        )
        return answer

    def arrange(
        self,
        id: str,
        *,
        slides: Sequence[SetSlideRequest],
        template: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> PptSet:
        """
        Replace the slides of a set: `PUT /ppt_sets/{id}/slides`.

        Gives a set other slides, or another order of them, and composes its presentation anew, as a new version of its
        library asset.

        It needs one of the scopes cms:slides:write, cms:write.

        Args:
            slides: The slides in their order, 1 to 300, each once.
            template: A PowerPoint file of the library whose size and defaults the set has. Null: none. If you leave it
                out, it stays.
        """
        answer: PptSet = self._api.call(
            ApiRequest(
                "PUT",
                f"/ppt_sets/{segment(id)}/slides",
                body=given(
                    slides=slides,
                    template=template,
                ),
                options=options,
            )
        )
        return answer

    def download(
        self,
        id: str,
        *,
        slides: str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Download a set of slides: `GET /ppt_sets/{id}/download`.

        Returns the presentation of a set (.pptx). With `slides`, it is composed of those slides, in their order and
        their present versions.

        It needs one of the scopes cms:read, cms:write.

        Args:
            slides: The slides that are wanted, in their order, separated by commas. Required slides cannot be left out,
                and locked ones keep their order among the others. Default: the whole set.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/ppt_sets/{segment(id)}/download",
                query={
                    "slides": slides,
                },
                options=options,
            )
        )
