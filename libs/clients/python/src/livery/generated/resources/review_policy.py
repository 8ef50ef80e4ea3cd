# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of review policy."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import ReviewModesRequest, ReviewPolicy
from livery.options import RequestOptions
from livery.runtime.api import Api
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class ReviewPolicyResource:
    """The operations of review policy."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def retrieve(
        self,
        *,
        options: RequestOptions | None = None,
    ) -> ReviewPolicy:
        """
        Retrieve the review policy: `GET /review_policy`.

        Returns what must happen before assets may be used. By default, no asset needs a review.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: ReviewPolicy = self._api.call(
            ApiRequest(
                "GET",
                "/review_policy",
                options=options,
            )
        )
        return answer

    def set(
        self,
        *,
        id: str | None | Unset = UNSET,
        object: Literal["review_policy"] | str | None | Unset = UNSET,
        version: int | None | Unset = UNSET,
        accepted_from: int | None | Unset = UNSET,
        modes: ReviewModesRequest,
        four_eyes: bool | None | Unset = UNSET,
        keep_approvals: bool | None | Unset = UNSET,
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> ReviewPolicy:
        """
        Set the review policy: `PUT /review_policy`.

        Changes the review policy, and raises its version. Approvals by earlier versions become stale, unless
        `keep_approvals` is true. In live mode only people change it, who are owner or admin: no key or application can
        switch off what controls it.

        It needs one of the scopes platform:write.

        Args:
            id: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            version: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            accepted_from: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            four_eyes: Whether another person than the requester must decide. If you leave it out, it stays.
            keep_approvals: Whether approvals by earlier versions of the policy stay valid. Default: false, so that they
                become stale.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        answer: ReviewPolicy = self._api.call(
            ApiRequest(
                "PUT",
                "/review_policy",
                body=given(
                    id=id,
                    object=object,
                    version=version,
                    accepted_from=accepted_from,
                    modes=modes,
                    four_eyes=four_eyes,
                    keep_approvals=keep_approvals,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                ),
                options=options,
            )
        )
        return answer
