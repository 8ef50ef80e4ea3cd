# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of files."""

from __future__ import annotations

from collections.abc import Sequence

from livery.generated.schemas import FilePrecheck, StoredFile
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.file_source import FileSource
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class FilesResource:
    """The operations of files."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def store(
        self,
        *,
        file: FileSource,
        filename: str | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> StoredFile:
        """
        Upload a file: `POST /files`.

        Stores a file of at most 200 MiB. Its type is found in its content. The file is deleted after 7 days, unless an
        asset is made of it.

        It needs one of the scopes cms:write, cms:icons:write, cms:slides:write, cms:deployments:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object.
            filename: The name of the file. If you leave it out, the name in the form's part is used.
        """
        answer: StoredFile = self._api.call(
            ApiRequest(
                "POST",
                "/files",
                upload=given(
                    file=file,
                    filename=filename,
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
    ) -> StoredFile:
        """
        Retrieve a file: `GET /files/{id}`.

        Returns an uploaded file with a link to its content.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: StoredFile = self._api.call(
            ApiRequest(
                "GET",
                f"/files/{segment(id)}",
                options=options,
            )
        )
        return answer

    def precheck(
        self,
        *,
        hashes: Sequence[str],
        options: RequestOptions | None = None,
    ) -> FilePrecheck:
        """
        Find out which files to upload: `POST /files/precheck`.

        Returns those of up to 1,000 hashes that are the content of no asset, so that a program that copies files
        uploads only these. Deleted assets and files without an asset do not count, nor does content that the operator
        has found missing. It changes nothing.

        It needs one of the scopes cms:write, cms:icons:write, cms:slides:write, cms:deployments:write.

        Args:
            hashes: The SHA-256 of each file, in lower-case hexadecimal digits.
        """
        answer: FilePrecheck = self._api.call(
            ApiRequest(
                "POST",
                "/files/precheck",
                body=given(
                    hashes=hashes,
                ),
                options=options,
            )
        )
        return answer
