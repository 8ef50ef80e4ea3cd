# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of library folders."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import DeletedLibraryFolder, LibraryFolder, LibraryFolderDetails, LibraryFolderList
from livery.options import ConditionalOptions, RequestOptions
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class LibraryFoldersResource:
    """The operations of library folders."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def search(
        self,
        *,
        q: str | None = None,
        parent_id: str | None = None,
        type: Literal["root", "folder", "set"] | str | None = None,
        limit: int | None = None,
        offset: int | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[LibraryFolder, LibraryFolderList]:
        """
        Search library folders: `GET /library_folders`.

        Lists folders in the order of their names, or finds them by a part of their names.

        It needs one of the scopes cms:read, cms:write.

        Args:
            q: A part of the name, whatever its case.
            parent_id: Returns only the folders that are directly in this folder.
            type: Returns only folders without a parent, in another folder, or of sets.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            offset: How many records are skipped. Send `next_offset` of a page to get the next one. From 0 to 10000.
                Default: `0`.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/library_folders",
                query={
                    "q": q,
                    "parent_id": parent_id,
                    "type": type,
                    "limit": limit,
                    "offset": offset,
                },
                options=options,
            )
        )

    def create(
        self,
        *,
        name: str,
        parent_id: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> LibraryFolder:
        """
        Create a library folder: `POST /library_folders`.

        Creates a folder. Folders can be 20 levels deep. The name is unique in its parent, whatever its case.

        It needs one of the scopes cms:write.

        Args:
            parent_id: The folder in which it is created. Default: at the top.
        """
        answer: LibraryFolder = self._api.call(
            ApiRequest(
                "POST",
                "/library_folders",
                body=given(
                    name=name,
                    parent_id=parent_id,
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
    ) -> LibraryFolderDetails:
        """
        Retrieve a library folder: `GET /library_folders/{id}`.

        Returns one folder, with the folders above it and the number of assets in it.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: LibraryFolderDetails = self._api.call(
            ApiRequest(
                "GET",
                f"/library_folders/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        name: str | None | Unset = UNSET,
        parent_id: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> LibraryFolder:
        """
        Rename or move a library folder: `PATCH /library_folders/{id}`.

        Renames a folder, or moves it with all that is in it. What you leave out stays.

        It needs one of the scopes cms:write.

        Args:
            name: The new name.
            parent_id: The folder into which it is moved. Null: to the top.
        """
        answer: LibraryFolder = self._api.call(
            ApiRequest(
                "PATCH",
                f"/library_folders/{segment(id)}",
                body=given(
                    name=name,
                    parent_id=parent_id,
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
    ) -> DeletedLibraryFolder:
        """
        Delete a library folder: `DELETE /library_folders/{id}`.

        Deletes an empty folder, or with `recursive=true` all that is in it: up to 5,000 folders and 1,000 assets. The
        assets can be restored for 30 days.

        It needs one of the scopes cms:write.

        Args:
            recursive: Whether all that is in the folder is deleted, too. Default: false.
        """
        answer: DeletedLibraryFolder = self._api.call(
            ApiRequest(
                "DELETE",
                f"/library_folders/{segment(id)}",
                query={
                    "recursive": recursive,
                },
                options=options,
            )
        )
        return answer
