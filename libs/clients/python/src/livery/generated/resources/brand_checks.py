# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of brand checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from livery.generated.schemas import (
    BrandCheck,
    BrandCheckComparison,
    BrandCheckFix,
    BrandCheckIllustration,
    BrandCheckList,
    BrandCheckReport,
    DeletedBrandCheckDocument,
    DeletedSuppression,
    MetadataChange,
    Suppression,
    SuppressionList,
)
from livery.options import BackgroundOptions, RequestOptions, TimeRange
from livery.runtime.api import Api
from livery.runtime.download import Download
from livery.runtime.file_source import FileSource
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class BrandChecksResource:
    """The operations of brand checks."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        status: Literal["pending", "completed", "failed"] | str | None = None,
        content_type: Literal["pptx", "docx"] | str | None = None,
        document: str | None = None,
        q: str | None = None,
        created_by: str | None = None,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[BrandCheck, BrandCheckList]:
        """
        List brand checks: `GET /brand_checks`.

        Lists brand checks with their findings, newest first.

        It needs one of the scopes brand:read, brand:write, brand:checks:write.

        Args:
            status: Returns only checks with this status.
            content_type: Returns only checks of documents of this type.
            document: Returns only checks with this `document`.
            q: Returns only checks with this text in their `filename`, whatever its case.
            created_by: Returns only checks of documents that this API key, OAuth application or user sent.
            limit: The largest number of records on a page. From 1 to 200. Default: `50`.
            starting_after: The id of a record in this list. The page begins after this record.
            ending_before: The id of a record in this list. The page ends before this record. It cannot be combined with
                starting_after.
            created: Selects records by the time of their creation.
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/brand_checks",
                query={
                    "status": status,
                    "content_type": content_type,
                    "document": document,
                    "q": q,
                    "created_by": created_by,
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def run(
        self,
        *,
        file: FileSource,
        content_type: Literal["pptx", "docx"] | str | Unset = UNSET,
        filename: str | None | Unset = UNSET,
        keep: bool | None | Unset = UNSET,
        document: str | None | Unset = UNSET,
        baseline: str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        options: BackgroundOptions | None = None,
    ) -> BrandCheck:
        """
        Check a document against the brand: `POST /brand_checks`.

        Checks a presentation or text document of at most 50 MiB against the current rules, palettes and fonts, and
        returns the findings. The check is stored, the document is kept for reports, fixes and simulations unless `keep`
        is false, and the event `brand.check.completed` refers to it. With `Prefer: respond-async` the response is 202
        with the `pending` check, and a worker judges the document by the rules of that moment. Send JSON with the
        document in base64, a form with the file, or the document itself with its own media type.

        It needs one of the scopes brand:checks:write, brand:write, brand:read.

        Args:
            file: The bytes of the file, its path (`pathlib.Path`), or a binary file object.
            content_type: The type of the document. If you leave it out, it follows from the media type or the name of
                the file.
            filename: The name of the file. It is shown in the record.
            keep: Whether the document is kept after the check, so that its report has pictures. It is deleted after 30
                days, or with `DELETE /brand_checks/{id}/document`. The document of a check that fails is not kept.
                Default: `true`.
            document: Your name for the document, such as its path. Checks with the same name belong together: you can
                list them, and accept findings for all of them.
            baseline: A completed check of a document of the same type. `summary.baseline` then says how many findings
                are new against it, and how many are fixed.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
        """
        answer: BrandCheck = self._api.call(
            ApiRequest(
                "POST",
                "/brand_checks",
                upload=given(
                    file=file,
                    content_type=content_type,
                    filename=filename,
                    keep=keep,
                    document=document,
                    baseline=baseline,
                    metadata=metadata,
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
    ) -> BrandCheck:
        """
        Retrieve a brand check: `GET /brand_checks/{id}`.

        Returns a check as it was returned when the document was checked; only `document_kept_until` may have changed.

        It needs one of the scopes brand:read, brand:write, brand:checks:write.
        """
        answer: BrandCheck = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_checks/{segment(id)}",
                options=options,
            )
        )
        return answer

    def compare(
        self,
        id: str,
        *,
        with_: str,
        options: RequestOptions | None = None,
    ) -> BrandCheckComparison:
        """
        Compare two brand checks: `GET /brand_checks/{id}/compare`.

        Returns which findings of a check are new against another check, which are fixed, unchanged, or still there in
        another form. Both checks must be completed, and of documents of the same type.

        It needs one of the scopes brand:read, brand:checks:write, brand:write.

        Args:
            with_: The check to compare with (`base`), for example that of the version before.
        """
        answer: BrandCheckComparison = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_checks/{segment(id)}/compare",
                query={
                    "with": with_,
                },
                options=options,
            )
        )
        return answer

    def delete_document(
        self,
        id: str,
        *,
        options: RequestOptions | None = None,
    ) -> DeletedBrandCheckDocument:
        """
        Delete the document of a brand check: `DELETE /brand_checks/{id}/document`.

        Deletes the document that was kept for a check. From then on nobody can read it, and its bytes are removed
        within about an hour. The check and its findings stay. Other checks of the same content have no document then,
        either; one that is pending is still judged, and does not keep it. Fixed documents that were made of it go with
        it, and links to them open nothing any more. What stays are the words that findings quote.

        It needs one of the scopes brand:checks:write, brand:write.
        """
        answer: DeletedBrandCheckDocument = self._api.call(
            ApiRequest(
                "DELETE",
                f"/brand_checks/{segment(id)}/document",
                options=options,
            )
        )
        return answer

    def retrieve_report(
        self,
        id: str,
        *,
        baseline: str | None = None,
        options: RequestOptions | None = None,
    ) -> BrandCheckReport:
        """
        Retrieve the report on a brand check: `GET /brand_checks/{id}/report`.

        Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept`
        selects the format. `text/html` is one page without scripts and without requests, to read, print and send on.
        `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page
        shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for
        a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.

        It needs one of the scopes brand:read, brand:write, brand:checks:write.

        Args:
            baseline: The check with which this one is compared: the report then says what is new and what was fixed. By
                default it is the baseline of the check itself, if it has one.
        """
        answer: BrandCheckReport = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_checks/{segment(id)}/report",
                query={
                    "baseline": baseline,
                },
                options=options,
            )
        )
        return answer

    def download_report_as_html(
        self,
        id: str,
        *,
        baseline: str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Retrieve the report on a brand check: `GET /brand_checks/{id}/report`.

        Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept`
        selects the format. `text/html` is one page without scripts and without requests, to read, print and send on.
        `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page
        shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for
        a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.

        It needs one of the scopes brand:read, brand:write, brand:checks:write.

        Args:
            baseline: The check with which this one is compared: the report then says what is new and what was fixed. By
                default it is the baseline of the check itself, if it has one.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/brand_checks/{segment(id)}/report",
                query={
                    "baseline": baseline,
                },
                accept="text/html",
                options=options,
            )
        )

    def download_report_as_sarif(
        self,
        id: str,
        *,
        baseline: str | None = None,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Retrieve the report on a brand check: `GET /brand_checks/{id}/report`.

        Returns a check arranged for readers: what to fix first, then slides or pages, then the whole document. `Accept`
        selects the format. `text/html` is one page without scripts and without requests, to read, print and send on.
        `application/sarif+json` is SARIF 2.1.0 for pipelines. `application/json`, or no `Accept`, is JSON. The page
        shows the slides as long as the document is kept. A check that is pending has no report yet. The page waits for
        a thread that draws its slides, and is answered with 503 if too many wait; the other formats need none.

        It needs one of the scopes brand:read, brand:write, brand:checks:write.

        Args:
            baseline: The check with which this one is compared: the report then says what is new and what was fixed. By
                default it is the baseline of the check itself, if it has one.
        """
        return self._api.download(
            ApiRequest(
                "GET",
                f"/brand_checks/{segment(id)}/report",
                query={
                    "baseline": baseline,
                },
                accept="application/sarif+json",
                options=options,
            )
        )

    def retrieve_illustration(
        self,
        id: str,
        *,
        slides: str | None = None,
        options: RequestOptions | None = None,
    ) -> BrandCheckIllustration:
        """
        Retrieve the pictures of a brand check: `GET /brand_checks/{id}/illustration`.

        Shows the kept document of a check where its findings are: the slides as SVG, with the rectangle of each
        location; of a text document the headings and paragraphs. The document is read and drawn for each request, in
        the threads that also check documents. The first 1,000 findings are shown, the most severe first.

        It needs one of the scopes brand:read, brand:write, brand:checks:write.

        Args:
            slides: The indexes of at most 50 slides, beginning at 0, separated by commas. These are shown, with and
                without findings; indexes beyond the last slide are left out. Default: the slides with findings.
        """
        answer: BrandCheckIllustration = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_checks/{segment(id)}/illustration",
                query={
                    "slides": slides,
                },
                options=options,
            )
        )
        return answer

    def fix(
        self,
        id: str,
        *,
        finding_ids: Sequence[str] | None | Unset = UNSET,
        include: Sequence[Literal["removals"] | str] | None | Unset = UNSET,
        at: Literal["cause", "location"] | str | None | Unset = UNSET,
        dry_run: bool | None | Unset = UNSET,
        drop_signatures: bool | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> BrandCheckFix:
        """
        Fix the document of a brand check: `POST /brand_checks/{id}/fix`.

        Changes the kept document of a check so that its findings are gone, by the rules of that check, and checks the
        result. A change that leaves its finding, that causes a finding where there was none of its type, or that makes
        text hard to read, or harder than it was, is taken back and listed in `declined`. Everything else in the file
        stays as it is. The result is kept like the document of any check, and has a check of its own. Accept the media
        type of Office documents to get the file itself.

        It needs one of the scopes brand:checks:write, brand:write.

        Args:
            finding_ids: The ids of the findings that are fixed. If you leave them out, all findings are fixed whose
                `auto_fixable` is true and that were not accepted, except by removals.
            include: What is fixed beside the values: `removals` also removes hidden slides, notes, comments, personal
                data, macros and embedded files that a rule forbids. Without it, only what `finding_ids` names is
                removed.
            at: Where a value is changed: where it is set for all its uses, such as a layout, a style or the theme
                (`cause`), or at each place that the finding names (`location`). Default: `"cause"`.
            dry_run: Whether the fix is only tried: nothing is stored, and `id`, `brand_check` and `file` are null.
                Default: `false`.
            drop_signatures: Whether digital signatures are removed. They would be invalid after any change. Default:
                `false`.
        """
        answer: BrandCheckFix = self._api.call(
            ApiRequest(
                "POST",
                f"/brand_checks/{segment(id)}/fix",
                body=given(
                    finding_ids=finding_ids,
                    include=include,
                    at=at,
                    dry_run=dry_run,
                    drop_signatures=drop_signatures,
                ),
                options=options,
            )
        )
        return answer

    def download_fixed(
        self,
        id: str,
        *,
        finding_ids: Sequence[str] | None | Unset = UNSET,
        include: Sequence[Literal["removals"] | str] | None | Unset = UNSET,
        at: Literal["cause", "location"] | str | None | Unset = UNSET,
        dry_run: bool | None | Unset = UNSET,
        drop_signatures: bool | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Download:
        """
        Fix the document of a brand check: `POST /brand_checks/{id}/fix`.

        Changes the kept document of a check so that its findings are gone, by the rules of that check, and checks the
        result. A change that leaves its finding, that causes a finding where there was none of its type, or that makes
        text hard to read, or harder than it was, is taken back and listed in `declined`. Everything else in the file
        stays as it is. The result is kept like the document of any check, and has a check of its own. Accept the media
        type of Office documents to get the file itself.

        It needs one of the scopes brand:checks:write, brand:write.

        Args:
            finding_ids: The ids of the findings that are fixed. If you leave them out, all findings are fixed whose
                `auto_fixable` is true and that were not accepted, except by removals.
            include: What is fixed beside the values: `removals` also removes hidden slides, notes, comments, personal
                data, macros and embedded files that a rule forbids. Without it, only what `finding_ids` names is
                removed.
            at: Where a value is changed: where it is set for all its uses, such as a layout, a style or the theme
                (`cause`), or at each place that the finding names (`location`). Default: `"cause"`.
            dry_run: Whether the fix is only tried: nothing is stored, and `id`, `brand_check` and `file` are null.
                Default: `false`.
            drop_signatures: Whether digital signatures are removed. They would be invalid after any change. Default:
                `false`.
        """
        return self._api.download(
            ApiRequest(
                "POST",
                f"/brand_checks/{segment(id)}/fix",
                body=given(
                    finding_ids=finding_ids,
                    include=include,
                    at=at,
                    dry_run=dry_run,
                    drop_signatures=drop_signatures,
                ),
                accept="application/vnd.openxmlformats-officedocument.presentationml.presentation, application/vnd.openxmlformats-officedocument.presentationml.template, application/vnd.openxmlformats-officedocument.presentationml.slideshow, application/vnd.ms-powerpoint.presentation.macroEnabled.12, application/vnd.ms-powerpoint.template.macroEnabled.12, application/vnd.ms-powerpoint.slideshow.macroEnabled.12, application/vnd.openxmlformats-officedocument.wordprocessingml.document, application/vnd.openxmlformats-officedocument.wordprocessingml.template, application/vnd.ms-word.document.macroEnabled.12, application/vnd.ms-word.template.macroEnabled.12",
                options=options,
            )
        )

    def list_suppressions(
        self,
        id: str,
        *,
        limit: int | None = None,
        starting_after: str | None = None,
        ending_before: str | None = None,
        created: TimeRange | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[Suppression, SuppressionList]:
        """
        List accepted findings: `GET /brand_checks/{id}/suppressions`.

        Lists the findings that are accepted for the content of a check, and for its `document`, newest first. Those
        whose acceptance has expired are listed, too.

        It needs one of the scopes brand:read, brand:checks:write, brand:write.

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
                f"/brand_checks/{segment(id)}/suppressions",
                query={
                    "limit": limit,
                    "starting_after": starting_after,
                    "ending_before": ending_before,
                    "created": created,
                },
                options=options,
            )
        )

    def accept_findings(
        self,
        id: str,
        *,
        finding_ids: Sequence[str] | None | Unset = UNSET,
        all: bool | None | Unset = UNSET,
        reason: str,
        expires_at: str | None | Unset = UNSET,
        scope: Literal["content", "document"] | str | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> Pages[Suppression, SuppressionList]:
        """
        Accept findings: `POST /brand_checks/{id}/suppressions`.

        Accepts findings of a check, with a reason. Later checks leave them out of `findings`, and list them in
        `suppressed`; this check does not change. A finding that later occurs more often is reported again. Accepting a
        finding again replaces its suppression. Returns the beginning of the list.

        It needs one of the scopes brand:checks:write, brand:write.

        Args:
            finding_ids: The ids of the findings of the check that are accepted. Send these or `all`.
            all: Whether all findings of the check are accepted. Send this or `finding_ids`.
            reason: Why the findings are accepted. Reports show it.
            expires_at: From when the findings are reported again. It must be in the future and have a UTC offset. If
                you leave it out, the acceptance does not end. A time in ISO 8601.
            scope: For which later checks the findings are accepted: those of the same bytes (`content`, the default),
                or those with the same `document`.
        """
        return self._api.list(
            ApiRequest(
                "POST",
                f"/brand_checks/{segment(id)}/suppressions",
                body=given(
                    finding_ids=finding_ids,
                    all=all,
                    reason=reason,
                    expires_at=expires_at,
                    scope=scope,
                ),
                options=options,
            )
        )

    def delete_suppression(
        self,
        id: str,
        finding_id: str,
        *,
        options: RequestOptions | None = None,
    ) -> DeletedSuppression:
        """
        Stop accepting a finding: `DELETE /brand_checks/{id}/suppressions/{finding_id}`.

        Deletes the suppressions of a finding, for the content of the check and for its `document`. Later checks report
        the finding again.

        It needs one of the scopes brand:checks:write, brand:write.
        """
        answer: DeletedSuppression = self._api.call(
            ApiRequest(
                "DELETE",
                f"/brand_checks/{segment(id)}/suppressions/{segment(finding_id)}",
                options=options,
            )
        )
        return answer
