# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of library assets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import (
    AssetUsage,
    AssetUsageList,
    AssetVersion,
    AssetVersionList,
    BulkResult,
    DeletedLibraryAsset,
    LibraryAsset,
    LibraryAssetList,
    MetadataChange,
    Review,
)
from livery.options import ConditionalOptions, RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.file_source import FileSource
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class LibraryAssetsResource:
    """The operations of library assets."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def search(
        self,
        *,
        q: str | None = None,
        type: (
            Literal[
                "image",
                "icon",
                "slide",
                "presentation",
                "template",
                "document",
                "font",
                "video",
                "other",
            ]
            | str
            | None
        ) = None,
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
        limit: int | None = None,
        offset: int | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[LibraryAsset, LibraryAssetList]:
        """
        Search library assets: `GET /library_assets`.

        Lists assets, newest first, or finds them by words, best first. Publishable keys see only assets that may be
        released.

        It needs one of the scopes cms:read, cms:write.

        Args:
            q: At most ten words, all of which an asset has in its name, tags, file name, description or text. The last
                word may be unfinished, unless a space follows it. If hardly anything is found, words that differ by a
                typing error are found, too.
            type: Returns only assets of this type.
            folder: Returns only assets in this folder.
            recursive: Whether assets in folders below `folder` are returned, too. Default: false.
            tag: Returns only assets with this tag, whatever its case.
            approval_status: Returns only assets with this status.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            offset: How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000.
                Default: `0`.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/library_assets",
                query={
                    "q": q,
                    "type": type,
                    "folder": folder,
                    "recursive": recursive,
                    "tag": tag,
                    "approval_status": approval_status,
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
        metadata: MetadataChange | None | Unset = UNSET,
        available_from: str | None | Unset = UNSET,
        available_until: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> LibraryAsset:
        """
        Create a library asset: `POST /library_assets`.

        Adds an asset to the library: send a form with its file of at most 200 MiB, or JSON with the id of a file that
        was uploaded before.

        It needs one of the scopes cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
            description: What the asset shows or is for.
            tags: Words by which the asset is found. They replace the present ones.
            folder: The folder of the asset. Null: no folder.
            name: The name of the asset.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            available_from: From when the asset may be used. Null: without a beginning. A time in ISO 8601.
            available_until: Until when the asset may be used. Null: without an end. A time in ISO 8601.
        """
        answer: LibraryAsset = self._api.call(
            ApiRequest(
                "POST",
                "/library_assets",
                upload=given(
                    file=file,
                    filename=filename,
                    description=description,
                    tags=tags,
                    folder=folder,
                    name=name,
                    metadata=metadata,
                    available_from=available_from,
                    available_until=available_until,
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
    ) -> LibraryAsset:
        """
        Retrieve a library asset: `GET /library_assets/{id}`.

        Returns one asset.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: LibraryAsset = self._api.call(
            ApiRequest(
                "GET",
                f"/library_assets/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        metadata: MetadataChange | None | Unset = UNSET,
        available_from: str | None | Unset = UNSET,
        available_until: str | None | Unset = UNSET,
        description: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        folder: str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> LibraryAsset:
        """
        Update a library asset: `PATCH /library_assets/{id}`.

        Changes what is said about an asset, or moves it to another folder. What you leave out stays.

        It needs one of the scopes cms:write.

        Args:
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            available_from: From when the asset may be used. Null: without a beginning. A time in ISO 8601.
            available_until: Until when the asset may be used. Null: without an end. A time in ISO 8601.
            description: What the asset shows or is for.
            tags: Words by which the asset is found. They replace the present ones.
            folder: The folder of the asset. Null: no folder.
            name: The name of the asset.
        """
        answer: LibraryAsset = self._api.call(
            ApiRequest(
                "PATCH",
                f"/library_assets/{segment(id)}",
                body=given(
                    metadata=metadata,
                    available_from=available_from,
                    available_until=available_until,
                    description=description,
                    tags=tags,
                    folder=folder,
                    name=name,
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
    ) -> DeletedLibraryAsset:
        """
        Delete a library asset: `DELETE /library_assets/{id}`.

        Deletes an asset. It can be restored for 30 days. Links to it no longer open. What is in use cannot be deleted.

        It needs one of the scopes cms:write.
        """
        answer: DeletedLibraryAsset = self._api.call(
            ApiRequest(
                "DELETE",
                f"/library_assets/{segment(id)}",
                options=options,
            )
        )
        return answer

    def restore(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> LibraryAsset:
        """
        Restore a library asset: `POST /library_assets/{id}/restore`.

        Restores a deleted asset. If its folder was deleted, too, the asset is in no folder.

        It needs one of the scopes cms:write.
        """
        answer: LibraryAsset = self._api.call(
            ApiRequest(
                "POST",
                f"/library_assets/{segment(id)}/restore",
                options=options,
            )
        )
        return answer

    def change_in_bulk(
        self,
        *,
        operation: Literal["move", "tag", "untag", "delete", "request_review"] | str,
        ids: Sequence[str],
        folder: str | None | Unset = UNSET,
        tags: Sequence[str] | None | Unset = UNSET,
        comment: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> BulkResult:
        """
        Change many library assets: `POST /library_assets/bulk`.

        Moves, tags, untags or deletes up to 500 assets, or requests their reviews. An asset for which this is
        impossible stays as it is, and its result says why. The others are changed.

        It needs one of the scopes cms:write.

        Args:
            operation: What is done to each asset.
            ids: The ids of the assets, each once.
            folder: For `move`: the new folder. Null: no folder.
            tags: For `tag` and `untag`: the tags.
            comment: For `request_review`: what the reviewer should know.
        """
        answer: BulkResult = self._api.call(
            ApiRequest(
                "POST",
                "/library_assets/bulk",
                body=given(
                    operation=operation,
                    ids=ids,
                    folder=folder,
                    tags=tags,
                    comment=comment,
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
        Download a library asset: `GET /library_assets/{id}/download`.

        Returns the content of the current version.

        It needs one of the scopes cms:read, cms:write.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/library_assets/{segment(id)}/download",
                options=options,
            )
        )

    def list_versions(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[AssetVersion, AssetVersionList]:
        """
        List the versions of an asset: `GET /library_assets/{id}/versions`.

        Lists the versions of an asset, newest first.

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
                f"/library_assets/{segment(id)}/versions",
                query={
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
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
    ) -> LibraryAsset:
        """
        Add a version to an asset: `POST /library_assets/{id}/versions`.

        Replaces the content of an asset. An approval of the previous content becomes stale. Send a form with the file,
        or JSON with the id of a file that was uploaded before.

        It needs one of the scopes cms:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object. Or the id of a file that
                was uploaded before.
            filename: The name of the file, if it is sent in a form.
            note: What changed.
        """
        answer: LibraryAsset = self._api.call(
            ApiRequest(
                "POST",
                f"/library_assets/{segment(id)}/versions",
                upload=given(
                    file=file,
                    filename=filename,
                    note=note,
                ),
                options=options,
            )
        )
        return answer

    def restore_version(
        self,
        id: str,
        number: int,
        *,
        options: ConditionalOptions | None = None,
    ) -> LibraryAsset:
        """
        Restore a version of an asset: `POST /library_assets/{id}/versions/{number}/restore`.

        Makes the content of an earlier version the newest version.

        It needs one of the scopes cms:write.
        """
        answer: LibraryAsset = self._api.call(
            ApiRequest(
                "POST",
                f"/library_assets/{segment(id)}/versions/{segment(number)}/restore",
                options=options,
            )
        )
        return answer

    def list_usages(
        self,
        id: str,
        *,
        limit: int | None = None,
        offset: int | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[AssetUsage, AssetUsageList]:
        """
        List what uses an asset: `GET /library_assets/{id}/usages`.

        Lists the sets that contain the asset or were made with it as their template, and the deployments with it that
        are active or may become it. While there is any, the asset cannot be deleted. At most 1,000 of a kind are
        listed.

        It needs one of the scopes cms:read, cms:write.

        Args:
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            offset: How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000.
                Default: `0`.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                f"/library_assets/{segment(id)}/usages",
                query={
                    "limit": limit,
                    "offset": offset,
                },
                options=options,
            )
        )

    def preview(
        self,
        id: str,
        *,
        width: int | None = None,
        height: int | None = None,
        fit: Literal["contain", "cover"] | str | None = None,
        format: Literal["png", "webp", "jpeg"] | str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Show a library asset as a picture: `GET /library_assets/{id}/preview`.

        Returns the picture that `preview_url` leads to: a PNG of the asset, or of its first page, with at most 1,280
        pixels on its longest side. Until it is rendered, which takes seconds, a PNG, JPEG, GIF or WebP is returned as
        it is. Other assets, and those whose rendering has failed, have no picture. With `width`, `height`, `fit` or
        `format`, the rendered picture is returned in that size and format.

        It needs one of the scopes cms:read, cms:write.

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
                f"/library_assets/{segment(id)}/preview",
                query={
                    "width": width,
                    "height": height,
                    "fit": fit,
                    "format": format,
                },
                options=options,
            )
        )

    def request_review(
        self,
        id: str,
        *,
        comment: str | None | Unset = UNSET,
        due_at: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Review:
        """
        Request a review: `POST /library_assets/{id}/reviews`.

        Requests a review of the current version of an asset. Its type must need reviews by the review policy. A pending
        review of an earlier version is cancelled.

        It needs one of the scopes cms:write.

        Args:
            comment: What the reviewer should know.
            due_at: Until when the review should be decided. A time in ISO 8601.
        """
        answer: Review = self._api.call(
            ApiRequest(
                "POST",
                f"/library_assets/{segment(id)}/reviews",
                body=given(
                    comment=comment,
                    due_at=due_at,
                ),
                options=options,
            )
        )
        return answer
