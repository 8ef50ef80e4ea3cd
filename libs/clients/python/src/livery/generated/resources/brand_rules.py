# Generated from openapi.json by `npm run openapi`. Do not edit.
"""The operations of brand rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from livery.generated.schemas import (
    BrandPalette,
    BrandPaletteRequest,
    BrandRule,
    BrandRuleList,
    BrandRuleRequest,
    DeletedBrandRule,
    Font,
    FontRequest,
    Job,
    MetadataChange,
)
from livery.options import ConditionalOptions, RequestOptions, WaitOptions
from livery.runtime.api import Api
from livery.runtime.pages import Pages
from livery.runtime.plain_text import segment
from livery.runtime.request import ApiRequest
from livery.runtime.unset import UNSET, Unset, given


class BrandRulesResource:
    """The operations of brand rules."""

    def __init__(self, api: Api) -> None:
        self._api = api

    def list(
        self,
        *,
        active: bool | None = None,
        options: RequestOptions | None = None,
    ) -> Pages[BrandRule, BrandRuleList]:
        """
        List brand rules: `GET /brand_rules`.

        Lists all rules that documents are checked against. The list is not paged. It contains the default rules until
        the organization stores rules of its own.

        It needs one of the scopes brand:read, brand:write, brand:rules:write.

        Args:
            active: Returns only active rules (`true`), or only inactive rules (`false`).
        """
        return self._api.list(
            ApiRequest(
                "GET",
                "/brand_rules",
                query={
                    "active": active,
                },
                options=options,
            )
        )

    def replace(
        self,
        *,
        data: Sequence[BrandRuleRequest | BrandRule],
        object: Literal["list"] | str | None | Unset = UNSET,
        has_more: bool | None | Unset = UNSET,
        url: str | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> Pages[BrandRule, BrandRuleList]:
        """
        Replace the brand rules: `PUT /brand_rules`.

        Replaces all rules with the rules that you send. A rule with the id of an existing rule changes that rule and
        keeps its id. A rule without an id keeps the id of an existing rule with the same content. You can send the
        response of GET unchanged.

        It needs one of the scopes brand:rules:write, brand:write.

        Args:
            data: All rules. If the list is empty, documents are checked against no rule.
            object: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            has_more: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            url: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        return self._api.list(
            ApiRequest(
                "PUT",
                "/brand_rules",
                body=given(
                    data=data,
                    object=object,
                    has_more=has_more,
                    url=url,
                ),
                options=options,
            )
        )

    def create(
        self,
        *,
        type: (
            Literal[
                "file.part_unreadable",
                "file.type_differs",
                "color.off_palette",
                "allowed_color",
                "forbidden_color",
                "color.hardcoded",
                "color.theme_palette",
                "color.transparency",
                "contrast.text",
                "font.unapproved",
                "allowed_font",
                "forbidden_font",
                "font.theme",
                "font.embedded",
                "font.substituted",
                "font.too_many",
                "font.size_min",
                "min_font_size",
                "font.size_max",
                "max_font_size",
                "font.size_allowed",
                "logo.missing",
                "logo.moved",
                "logo.resized",
                "logo.distorted",
                "logo.clear_space",
                "logo.overlap",
                "logo.wrong_version",
                "image.distorted",
                "image.low_dpi",
                "image.unapproved",
                "image.linked_external",
                "image.oversize",
                "layout.unknown_master",
                "layout.unknown_layout",
                "layout.template_version",
                "layout.unused_masters",
                "layout.deck_size",
                "placeholder.empty",
                "placeholder.moved",
                "placeholder.text_outside",
                "footer.missing",
                "required_footer",
                "footer.slide_number",
                "footer.date",
                "footer.confidentiality",
                "confidentiality_label",
                "required.text",
                "required.slide",
                "title.missing",
                "title.duplicate",
                "title.too_long",
                "max_title_length",
                "a11y.alt_text",
                "alt_text",
                "a11y.table_header",
                "a11y.merged_cells",
                "a11y.reading_order",
                "a11y.link_text",
                "shape.off_slide",
                "shape.overlap",
                "shape.tiny",
                "shape.outside_margin",
                "term.forbidden",
                "forbidden_term",
                "term.replace",
                "replace_term",
                "term.required",
                "required_term",
                "term.trademark",
                "trademark",
                "term.capitalization",
                "capitalization",
                "text.autofit_small",
                "text.double_spaces",
                "double_spaces",
                "text.repeated_word",
                "repeated_word",
                "text.punctuation",
                "straight_quotes",
                "double_hyphen",
                "exclamation",
                "text.pattern",
                "regex",
                "trailing_spaces",
                "sentence_length",
                "lang.wrong",
                "lang.mixed",
                "link.domain",
                "link.broken_syntax",
                "link.raw_url",
                "deck.animation",
                "deck.transition",
                "deck.media",
                "hidden.slide",
                "hidden.text",
                "notes.present",
                "comments.present",
                "changes.tracked",
                "metadata.personal",
                "security.macros",
                "security.external_link",
                "security.embedded_file",
                "docx.heading_style",
                "docx.heading_skip",
                "docx.direct_formatting",
                "docx.style_modified",
                "docx.margins",
                "docx.page_size",
                "docx.header_footer",
                "check.not_evaluable",
            ]
            | str
        ),
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        object: Literal["brand_rule"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        severity: Literal["low", "medium", "high", "critical"] | str | None | Unset = UNSET,
        active: bool | None | Unset = UNSET,
        pattern: str | Sequence[str] | None | Unset = UNSET,
        replacement: str | None | Unset = UNSET,
        params: Mapping[str, Any] | None | Unset = UNSET,
        applies_to: Sequence[Literal["pptx", "docx"] | str] | None | Unset = UNSET,
        message: str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        auto_fixable: bool | None | Unset = UNSET,
        default: bool | None | Unset = UNSET,
        options: RequestOptions | None = None,
    ) -> BrandRule:
        """
        Create a brand rule: `POST /brand_rules`.

        Adds a rule after the others. If the organization has no rules of its own yet, the default rules are stored,
        too.

        It needs one of the scopes brand:rules:write, brand:write.

        Args:
            type: The check type, or one of its aliases.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            name: The name of the rule. Default: the name of the type.
            severity: The severity of the rule. Default: the severity of the type.
            active: Whether documents are checked against the rule. Default: true.
            pattern: What to look for: one term, or a list of alternatives. Types that name a colour or a font require
                it.
            replacement: The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a
                group has caught, and `$$` is a dollar sign.
            params: The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each
                type has a schema that is named after the type, such as `TermForbiddenParams`.
            applies_to: The types of documents that the rule applies to. Default: all types that the check judges.
            message: Your own text. It is added to every finding.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            auto_fixable: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            default: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        answer: BrandRule = self._api.call(
            ApiRequest(
                "POST",
                "/brand_rules",
                body=given(
                    type=type,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                    object=object,
                    name=name,
                    severity=severity,
                    active=active,
                    pattern=pattern,
                    replacement=replacement,
                    params=params,
                    applies_to=applies_to,
                    message=message,
                    metadata=metadata,
                    auto_fixable=auto_fixable,
                    default=default,
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
    ) -> BrandRule:
        """
        Retrieve a brand rule: `GET /brand_rules/{id}`.

        Returns one of the rules that `GET /brand_rules` lists.

        It needs one of the scopes brand:read, brand:write, brand:rules:write.
        """
        answer: BrandRule = self._api.call(
            ApiRequest(
                "GET",
                f"/brand_rules/{segment(id)}",
                options=options,
            )
        )
        return answer

    def update(
        self,
        id: str,
        *,
        type: (
            Literal[
                "file.part_unreadable",
                "file.type_differs",
                "color.off_palette",
                "allowed_color",
                "forbidden_color",
                "color.hardcoded",
                "color.theme_palette",
                "color.transparency",
                "contrast.text",
                "font.unapproved",
                "allowed_font",
                "forbidden_font",
                "font.theme",
                "font.embedded",
                "font.substituted",
                "font.too_many",
                "font.size_min",
                "min_font_size",
                "font.size_max",
                "max_font_size",
                "font.size_allowed",
                "logo.missing",
                "logo.moved",
                "logo.resized",
                "logo.distorted",
                "logo.clear_space",
                "logo.overlap",
                "logo.wrong_version",
                "image.distorted",
                "image.low_dpi",
                "image.unapproved",
                "image.linked_external",
                "image.oversize",
                "layout.unknown_master",
                "layout.unknown_layout",
                "layout.template_version",
                "layout.unused_masters",
                "layout.deck_size",
                "placeholder.empty",
                "placeholder.moved",
                "placeholder.text_outside",
                "footer.missing",
                "required_footer",
                "footer.slide_number",
                "footer.date",
                "footer.confidentiality",
                "confidentiality_label",
                "required.text",
                "required.slide",
                "title.missing",
                "title.duplicate",
                "title.too_long",
                "max_title_length",
                "a11y.alt_text",
                "alt_text",
                "a11y.table_header",
                "a11y.merged_cells",
                "a11y.reading_order",
                "a11y.link_text",
                "shape.off_slide",
                "shape.overlap",
                "shape.tiny",
                "shape.outside_margin",
                "term.forbidden",
                "forbidden_term",
                "term.replace",
                "replace_term",
                "term.required",
                "required_term",
                "term.trademark",
                "trademark",
                "term.capitalization",
                "capitalization",
                "text.autofit_small",
                "text.double_spaces",
                "double_spaces",
                "text.repeated_word",
                "repeated_word",
                "text.punctuation",
                "straight_quotes",
                "double_hyphen",
                "exclamation",
                "text.pattern",
                "regex",
                "trailing_spaces",
                "sentence_length",
                "lang.wrong",
                "lang.mixed",
                "link.domain",
                "link.broken_syntax",
                "link.raw_url",
                "deck.animation",
                "deck.transition",
                "deck.media",
                "hidden.slide",
                "hidden.text",
                "notes.present",
                "comments.present",
                "changes.tracked",
                "metadata.personal",
                "security.macros",
                "security.external_link",
                "security.embedded_file",
                "docx.heading_style",
                "docx.heading_skip",
                "docx.direct_formatting",
                "docx.style_modified",
                "docx.margins",
                "docx.page_size",
                "docx.header_footer",
                "check.not_evaluable",
            ]
            | str
            | None
            | Unset
        ) = UNSET,
        organization: str | None | Unset = UNSET,
        livemode: bool | None | Unset = UNSET,
        created: str | None | Unset = UNSET,
        updated: str | None | Unset = UNSET,
        object: Literal["brand_rule"] | str | None | Unset = UNSET,
        name: str | None | Unset = UNSET,
        severity: Literal["low", "medium", "high", "critical"] | str | None | Unset = UNSET,
        active: bool | None | Unset = UNSET,
        pattern: str | Sequence[str] | None | Unset = UNSET,
        replacement: str | None | Unset = UNSET,
        params: Mapping[str, Any] | None | Unset = UNSET,
        applies_to: Sequence[Literal["pptx", "docx"] | str] | None | Unset = UNSET,
        message: str | None | Unset = UNSET,
        metadata: MetadataChange | None | Unset = UNSET,
        auto_fixable: bool | None | Unset = UNSET,
        default: bool | None | Unset = UNSET,
        options: ConditionalOptions | None = None,
    ) -> BrandRule:
        """
        Update a brand rule: `PATCH /brand_rules/{id}`.

        Changes one rule. What you leave out stays. Null removes a pattern, a replacement or a message. A default rule
        that you change is no longer a default rule.

        It needs one of the scopes brand:rules:write, brand:write.

        Args:
            type: The check type, or one of its aliases.
            organization: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            livemode: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            created: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            updated: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            name: The name of the rule. Default: the name of the type.
            severity: The severity of the rule. Default: the severity of the type.
            active: Whether documents are checked against the rule. Default: true.
            pattern: What to look for: one term, or a list of alternatives. Types that name a colour or a font require
                it.
            replacement: The text to write instead. In the place of a regular expression, `$1` and `$<name>` are what a
                group has caught, and `$$` is a dollar sign.
            params: The parameters of the type. `GET /check_types` returns them as JSON Schema. In this document each
                type has a schema that is named after the type, such as `TermForbiddenParams`.
            applies_to: The types of documents that the rule applies to. Default: all types that the check judges.
            message: Your own text. It is added to every finding.
            metadata: Your own labels. They are merged into the existing labels. Null or an empty value removes a label.
            auto_fixable: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            default: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        answer: BrandRule = self._api.call(
            ApiRequest(
                "PATCH",
                f"/brand_rules/{segment(id)}",
                body=given(
                    type=type,
                    organization=organization,
                    livemode=livemode,
                    created=created,
                    updated=updated,
                    object=object,
                    name=name,
                    severity=severity,
                    active=active,
                    pattern=pattern,
                    replacement=replacement,
                    params=params,
                    applies_to=applies_to,
                    message=message,
                    metadata=metadata,
                    auto_fixable=auto_fixable,
                    default=default,
                ),
                options=options,
            )
        )
        return answer

    def delete(
        self,
        id: str,
        *,
        options: ConditionalOptions | None = None,
    ) -> DeletedBrandRule:
        """
        Delete a brand rule: `DELETE /brand_rules/{id}`.

        Deletes one rule. Checks that were made with it stay as they are.

        It needs one of the scopes brand:rules:write, brand:write.
        """
        answer: DeletedBrandRule = self._api.call(
            ApiRequest(
                "DELETE",
                f"/brand_rules/{segment(id)}",
                options=options,
            )
        )
        return answer

    def simulate(
        self,
        *,
        palettes: Sequence[BrandPaletteRequest | BrandPalette] | None | Unset = UNSET,
        fonts: Sequence[FontRequest | Font] | None | Unset = UNSET,
        check_ids: Sequence[str] | None | Unset = UNSET,
        since: str | None | Unset = UNSET,
        data: Sequence[BrandRuleRequest | BrandRule],
        object: Literal["list"] | str | None | Unset = UNSET,
        has_more: bool | None | Unset = UNSET,
        url: str | None | Unset = UNSET,
        options: WaitOptions | None = None,
    ) -> Job:
        """
        Simulate brand rules: `POST /brand_rules/simulate`.

        Starts a job that judges the kept documents of past checks by the rules that you send, and compares what they
        find with what the rules in force find. Nothing is stored but the job: no rule changes, and there is no check
        and no event. Without `check_ids` and `since` these are all kept documents, each once, by its newest check, the
        newest first, at most 1,000. With `Prefer: wait=10` the request waits up to ten seconds, and returns the ended
        job with status 200.

        The `result` of the job has `total`, and the same numbers for each of the `rules`: findings that are `added`,
        `gone` and `unchanged`. A rule with the `index` null is in force, but not in `data`; a rule with the `rule` null
        is new. `documents` has the numbers of each document that was `judged`, by the id of its `brand_check`;
        `skipped` counts those that are `not_kept` any more, or are `not_judged` because the service cannot read them.
        `has_more` says whether older documents were left out. `guideline_version` is that in force when the job was
        started. Findings that were accepted count like others.

        It needs one of the scopes brand:checks:write, brand:write.

        Args:
            palettes: All palettes, as in PUT /brand_palettes. Default: those in force.
            fonts: All fonts, each as in POST /fonts. Default: those in force.
            check_ids: The ids of the checks whose documents are judged, each once. Send these or `since`, or neither.
            since: Documents of checks that were created before this time are left out. It must not be in the future,
                and must have a UTC offset. A time in ISO 8601.
            data: All rules. If the list is empty, documents are checked against no rule.
            object: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            has_more: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
            url: Read-only. It is accepted so that you can send what GET returned. Its value is ignored.
        """
        answer: Job = self._api.call(
            ApiRequest(
                "POST",
                "/brand_rules/simulate",
                body=given(
                    palettes=palettes,
                    fonts=fonts,
                    check_ids=check_ids,
                    since=since,
                    data=data,
                    object=object,
                    has_more=has_more,
                    url=url,
                ),
                options=options,
            )
        )
        return answer
