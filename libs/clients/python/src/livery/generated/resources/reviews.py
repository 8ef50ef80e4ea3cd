# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of reviews."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import Review, ReviewList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class ReviewsResource:
    """The operations of reviews."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        status: Literal["pending", "approved", "rejected", "cancelled", "withdrawn"] | str | None = None,
        asset: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Review, ReviewList]:
        """
        List reviews: `GET /reviews`.

        Lists reviews of assets, newest first.

        It needs one of the scopes cms:read, cms:write.

        Args:
            status: Returns only reviews with this status.
            asset: Returns only reviews of this asset.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/reviews",
                query={
                    "status": status,
                    "asset": asset,
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def retrieve(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> Review:
        """
        Retrieve a review: `GET /reviews/{id}`.

        Returns one review.

        It needs one of the scopes cms:read, cms:write.
        """
        answer: Review = self._api.call(
            ApiRequest(
                "GET",
                f"/reviews/{segment(id)}",
                options=options,
            )
        )
        return answer

    def approve(
        self,
        id: str,
        *,
        content_hash: str,
        comment: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Review:
        """
        Approve an asset: `POST /reviews/{id}/approve`.

        Approves the version under review. The asset may then be used.

        It needs one of the scopes cms:write.

        Args:
            content_hash: The `content_hash` of the asset as you have seen it. If the content is another one, nothing is
                decided.
            comment: The reasons for the decision.
        """
        answer: Review = self._api.call(
            ApiRequest(
                "POST",
                f"/reviews/{segment(id)}/approve",
                body=given(
                    content_hash=content_hash,
                    comment=comment,
                ),
                options=options,
            )
        )
        return answer

    def reject(
        self,
        id: str,
        *,
        content_hash: str,
        comment: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Review:
        """
        Reject an asset: `POST /reviews/{id}/reject`.

        Rejects the version under review.

        It needs one of the scopes cms:write.

        Args:
            content_hash: The `content_hash` of the asset as you have seen it. If the content is another one, nothing is
                decided.
            comment: The reasons for the decision.
        """
        answer: Review = self._api.call(
            ApiRequest(
                "POST",
                f"/reviews/{segment(id)}/reject",
                body=given(
                    content_hash=content_hash,
                    comment=comment,
                ),
                options=options,
            )
        )
        return answer

    def cancel(
        self,
        id: str,
        *,
        comment: str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Review:
        """
        Cancel a review or withdraw an approval: `POST /reviews/{id}/cancel`.

        Cancels a pending review, or withdraws an approval, so that the asset may no longer be used.

        It needs one of the scopes cms:write.

        Args:
            comment: The reasons.
        """
        answer: Review = self._api.call(
            ApiRequest(
                "POST",
                f"/reviews/{segment(id)}/cancel",
                body=given(
                    comment=comment,
                ),
                options=options,
            )
        )
        return answer
