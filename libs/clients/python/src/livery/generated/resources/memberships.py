# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of memberships."""

from __future__ import annotations

from typing import Literal

from livery.generated.schemas import DeletedMembership, InvitationLink, Membership, MembershipList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class MembershipsResource:
    """The operations of memberships."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Membership, MembershipList]:
        """
        List memberships: `GET /memberships`.

        Lists the members of the organization with their roles, newest first.

        It needs one of the scopes platform:read, platform:write.

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
                "/memberships",
                query={
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
        email: str,
        name: str | None | Unset = UNSET,
        role: Literal["owner", "admin", "developer", "editor", "reviewer", "viewer"] | str,
        options: RequestOptions | None = None,
    ) -> Membership:
        """
        Invite a member: `POST /memberships`.

        Invites a person by email address. If the organization has no user with this address, one is created. The call
        requires a live credential that has all scopes of the role. Only owners invite owners. A key that has
        `expires_at` or `allowed_ips` cannot invite anybody.

        It needs one of the scopes platform:write.

        Args:
            email: The email address of the person.
            name: The name of the person.
            role: The role of the person.
        """
        answer: Membership = self._api.call(
            ApiRequest(
                "POST",
                "/memberships",
                body=given(
                    email=email,
                    name=name,
                    role=role,
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
    ) -> Membership:
        """
        Retrieve a membership: `GET /memberships/{id}`.

        Returns one membership. `user` is the id of the person.

        It needs one of the scopes platform:read, platform:write.
        """
        answer: Membership = self._api.call(
            ApiRequest(
                "GET",
                f"/memberships/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        role: Literal["owner", "admin", "developer", "editor", "reviewer", "viewer"] | str | None | Unset = UNSET,
        status: Literal["active"] | str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Membership:
        """
        Change a membership: `PATCH /memberships/{id}`.

        Changes the role, or accepts an invitation. The last active owner cannot get another role. The call requires a
        live credential that has all scopes of a new role. A person who is no owner cannot make or change owners. A key
        that has `expires_at` or `allowed_ips` can change neither role nor status.

        It needs one of the scopes platform:write.

        Args:
            role: The new role of the person.
            status: `active` accepts the invitation.
        """
        answer: Membership = self._api.call(
            ApiRequest(
                "PATCH",
                f"/memberships/{segment(id)}",
                body=given(
                    role=role,
                    status=status,
                ),
                options=options,
            )
        )
        return answer

    def delete(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> DeletedMembership:
        """
        Delete a membership: `DELETE /memberships/{id}`.

        Ends the membership. The record of the user stays. The last active owner cannot be removed. The call requires a
        live credential.

        It needs one of the scopes platform:write.
        """
        answer: DeletedMembership = self._api.call(
            ApiRequest(
                "DELETE",
                f"/memberships/{segment(id)}",
                options=options,
            )
        )
        return answer

    def create_invitation_link(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> InvitationLink:
        """
        Create an invitation link: `POST /memberships/{id}/invitation_link`.

        Creates a link by which a person accepts the invitation, or signs in again without a password. It opens this
        organization only, can be used once within seven days, and ends with the older links of the membership, with a
        change of the role, and with the right of its maker to make it. The sessions that it has opened end with a
        change of the role and with that right, too. Only a person who is signed in can make it, with all scopes of the
        role; only owners make links for owners.

        It needs one of the scopes platform:write.
        """
        answer: InvitationLink = self._api.call(
            ApiRequest(
                "POST",
                f"/memberships/{segment(id)}/invitation_link",
                is_repeatable=False,
                options=options,
            )
        )
        return answer
