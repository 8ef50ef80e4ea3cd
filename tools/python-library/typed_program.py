"""A program that type checkers read and nobody runs. An ignored error that is none is an error, too."""

from __future__ import annotations

from pathlib import Path

from livery import Livery, is_event, verify_webhook, with_response
from livery.schemas import BrandCheck, BrandCheckReference, BrandRule


def titles(check: BrandCheck) -> list[str]:
    is_new = check["status"] == "paused"
    return [] if is_new else [finding["title"] for finding in check["findings"] if finding["severity"] == "high"]


def received(headers: dict[str, str], body: bytes) -> str:
    event = verify_webhook(headers=headers, body=body, secrets=["whsec_a", "whsec_b"])
    if is_event(event, "brand.check.completed"):
        check: BrandCheckReference = event["data"]["object"]
        return check["id"]
    return event["type"]


def uses(livery: Livery) -> list[BrandRule]:
    answered = with_response(livery.fonts.retrieve, "font_1")
    livery.fonts.update("font_1", name="Inter", roles=["body"], options={"if_match": answered.etag or ""})
    livery.fonts.update("font_1", family=None)
    created = {"gte": "2026-01-01T00:00:00Z"}
    print([font["name"] for font in livery.fonts.list(limit=1, created={"gte": created["gte"]})])
    livery.files.store(file=Path("deck.pptx"))
    livery.brand_checks.run(file=b"", filename="deck.pptx", options={"respond_async": True})
    return livery.brand_rules.list().to_list(limit=10)


def wrong(livery: Livery) -> None:
    livery.brand_checks.run(filename="deck.pptx")  # type: ignore[call-arg]
    livery.fonts.update("font_1", colour="red")  # type: ignore[call-arg]
    livery.fonts.retrieve("font_1", options={"if_match": "x"})  # type: ignore[arg-type]
    livery.fonts.retrieve("font_1")["colour"]  # type: ignore[typeddict-item]
    is_event(livery.events.retrieve("evt_1"), "brand.check.finished")  # type: ignore[call-overload]
