# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of guideline drafts."""

from __future__ import annotations

from livery.generated.schemas import GuidelineDraft
from livery.options import ConditionalOptions, RequestOptions
from livery.runtime.api import Api
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest


class GuidelineDraftsResource:
    """The operations of guideline drafts."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> GuidelineDraft:
        """
        Retrieve a guideline draft: `GET /guideline_drafts/{id}`.

        Returns a draft. Until it is applied, `diff` says what applying it would change in the guideline that is in
        force now.

        It needs one of the scopes brand:read, brand:write.
        """
        answer: GuidelineDraft = self._api.call(
            ApiRequest(
                "GET",
                f"/guideline_drafts/{segment(id)}",
                options=options,
            )
        )
        return answer

    def apply(
        self,
        id: str,
        *,
        options: ConditionalOptions | None = None,
    ) -> GuidelineDraft:
        """
        Apply a guideline draft: `POST /guideline_drafts/{id}/apply`.

        Makes a draft the guideline, in one step: palettes and their settings are replaced, fonts are added by name, and
        rules of the types in the draft are replaced for the formats that they name. All other rules stay, such as those
        on terms. Send the ETag of the draft as `If-Match`, so that a guideline that was changed in the meantime is not
        overwritten.

        It needs one of the scopes brand:write.
        """
        answer: GuidelineDraft = self._api.call(
            ApiRequest(
                "POST",
                f"/guideline_drafts/{segment(id)}/apply",
                options=options,
            )
        )
        return answer
