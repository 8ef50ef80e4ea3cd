"""The operations of files, and the upload of those that are missing."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ..generated.resources.files import FilesResource
from ..generated.schemas import StoredFile
from ..options import RequestOptions
from ..runtime.file_source import FileSource, can_be_read_twice, sent_file
from ..runtime.unset import UNSET

_HASHES: Final = 1_000
"""How many hashes a request may have."""


@dataclass(frozen=True)
class FileUpload:
    """A file that may be stored already."""

    file: FileSource
    filename: str | None = None
    """1 to 255 characters. Default: the name of the file."""


@dataclass(frozen=True)
class FileOutcome:
    """What became of a file."""

    sha256: str
    """The SHA-256 of the content, in lower-case hexadecimal digits."""
    stored: StoredFile | None
    """The file that was uploaded. None if an asset has this content already, or another of these files."""


class Files(FilesResource):
    """The operations of files."""

    def store_missing(
        self, uploads: Sequence[FileUpload], *, options: RequestOptions | None = None
    ) -> Sequence[FileOutcome]:
        """
        Uploads those of many files whose content no asset has yet. The files are hashed here first, one after another,
        and contents that the service has are not sent. Returns one outcome for each file, in the same order. A file
        object that cannot be read twice is refused: pass its bytes or its path.
        """
        hashes = [_sha256(upload.file) for upload in uploads]
        missing = self._missing(hashes, options)
        outcomes: list[FileOutcome] = []
        for upload, sha256 in zip(uploads, hashes):
            stored: StoredFile | None = None
            if sha256 in missing:
                missing.remove(sha256)
                stored = self.store(file=upload.file, filename=upload.filename or UNSET, options=options)
            outcomes.append(FileOutcome(sha256, stored))
        return outcomes

    def _missing(self, hashes: Sequence[str], options: RequestOptions | None) -> set[str]:
        """The hashes of contents that have to be uploaded."""
        different = list(dict.fromkeys(hashes))
        missing: set[str] = set()
        for begin in range(0, len(different), _HASHES):
            missing.update(self.precheck(hashes=different[begin : begin + _HASHES], options=options)["missing"])
        return missing


def _sha256(source: FileSource) -> str:
    if not can_be_read_twice(source):
        raise TypeError("The file cannot be read twice. Pass its bytes or its path.")
    digest = hashlib.sha256()
    file = sent_file(source)
    for chunk in file.chunks():
        digest.update(chunk)
    file.rewind()
    return digest.hexdigest()
