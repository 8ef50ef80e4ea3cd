# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of guidelines."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import GuidelineDraft
from livery.options import ConditionalOptions
from livery.runtime.api import Api
from livery.runtime.file_source import FileSource
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class GuidelinesResource:
    """The operations of guidelines."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def learn(
        self,
        *,
        file: FileSource,
        content_type: Literal["pptx", "docx"] | str | Unset = UNSET,
        filename: str | None | Unset = UNSET,
        apply: bool | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> GuidelineDraft:
        """
        Learn a guideline from a template: `POST /guidelines/learn`.

        Reads a template (.potx, .pptx, .dotx or .docx) of at most 50 MiB and proposes a guideline: palettes, fonts,
        sizes, layouts, pages, footers and the logo, each with the places where the template says it. The template is
        judged by the proposal; what it does against itself is listed in `warnings`. The draft is deleted after 30 days.
        Nothing else changes unless `apply` is true.

        It needs one of the scopes brand:write.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object.
            content_type: The type of the template. If you leave it out, it follows from the media type or the name of
                the file.
            filename: The name of the file. It is shown in the draft.
            apply: Whether the draft is applied at once, as POST /guideline_drafts/{id}/apply does. Default: `false`.
        """
        answer: GuidelineDraft = self._api.call(
            ApiRequest(
                "POST",
                "/guidelines/learn",
                upload=given(
                    file=file,
                    content_type=content_type,
                    filename=filename,
                    apply=apply,
                ),
                options=options,
            )
        )
        return answer
