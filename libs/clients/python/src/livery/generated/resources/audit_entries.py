# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of audit entries."""

from __future__ import annotations

from livery.generated.schemas import AuditEntry, AuditEntryList
from livery.options import RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.request import ApiRequest


class AuditEntriesResource:
    """The operations of audit entries."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        action: str | None = None,
        principal: str | None = None,
        target: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[AuditEntry, AuditEntryList]:
        """
        List audit entries: `GET /audit_entries`.

        Lists what auditors ask for, newest first: changes to API keys, OAuth applications, people, the organization,
        webhook endpoints, rules, palettes, fonts, accepted findings and the review policy; reviews, deployments,
        deletions, imports, exports and downloads of fixed documents; sign-ins of its people, and wrong passwords.
        Entries about people are in live mode. An organization sees a session from its first token for this organization
        on. With `Accept: application/x-ndjson` the answer is a line of JSON for each entry, at most 5,000: go on with
        the id of the last line in `starting_after`, until there are fewer. `limit` does not matter then.

        It needs one of the scopes platform:read, platform:write.

        Args:
            action: Returns only entries with this action, such as `api_key.created`.
            principal: Returns only changes that were made by the API key, OAuth application or user with this id.
            target: Returns only changes to the record with this id.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/audit_entries",
                query={
                    "action": action,
                    "principal": principal,
                    "target": target,
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )
