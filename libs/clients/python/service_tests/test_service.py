"""The library against a running service: `LIVERY` is its address, `KEY` a key, and `SAMPLES` the folder of the samples."""

from __future__ import annotations

import json
import os
import time
import unittest
import uuid
from pathlib import Path
from typing import Any

from proxy import Proxy

import livery
from livery import ClientCredentials, Livery, is_event, with_response

SERVICE = os.environ["LIVERY"]
KEY = os.environ["KEY"]
DECK = Path(os.environ["SAMPLES"], "brand-faults.pptx")
PICTURE = Path(os.environ["SAMPLES"], "harbour-at-dawn.png")


def client(address: str = SERVICE, **options: Any) -> Livery:
    return Livery(**{"base_url": address, "credential": KEY, **options})


class FirstRequests(unittest.TestCase):
    def test_say_who_calls_and_refuse_a_wrong_key(self) -> None:
        with client() as service:
            caller = with_response(service.ping)
            self.assertTrue(caller.data["livemode"])
            self.assertRegex(caller.request_id or "", "^req_")
        with self.assertRaises(livery.AuthenticationError) as raised:
            client(credential="sk_live_wrong").ping()
        self.assertEqual((raised.exception.status, raised.exception.request), (401, "GET /ping"))
        self.assertNotIn("wrong", str(raised.exception))

    def test_change_a_record_only_in_the_state_that_was_read(self) -> None:
        service = client()
        font = service.fonts.register(name=f"Inter {uuid.uuid4()}", roles=["body"])
        read = with_response(service.fonts.retrieve, font["id"])
        changed = service.fonts.update(font["id"], family="Inter", options={"if_match": read.etag or ""})
        self.assertEqual(changed["family"], "Inter")
        with self.assertRaises(livery.InvalidRequestError) as raised:
            service.fonts.update(font["id"], family="Lora", options={"if_match": read.etag or ""})
        self.assertEqual((raised.exception.status, raised.exception.code), (412, "precondition_failed"))
        self.assertTrue(service.fonts.delete(font["id"])["deleted"])


class Decks(unittest.TestCase):
    def test_are_checked_from_their_path_and_give_events_and_reports(self) -> None:
        service = client()
        check = service.brand_checks.run(file=DECK, metadata={"source": "python"})
        self.assertEqual((check["status"], check["filename"]), ("completed", DECK.name))
        self.assertGreater(len(check["findings"]), 5)
        with DECK.open("rb") as file:
            again = service.brand_checks.run(file=file)
        self.assertEqual([one["id"] for one in again["findings"]], [one["id"] for one in check["findings"]])
        event = next(event for event in service.events.list(type="brand.check.completed", object=check["id"]))
        self.assertTrue(is_event(event, "brand.check.completed") and event["data"]["object"]["id"] == check["id"])
        with service.brand_checks.download_report_as_html(check["id"]) as report:
            self.assertIn("<!doctype html>", report.text().lower())

    def test_that_are_none_are_refused_with_the_reason(self) -> None:
        with self.assertRaises(livery.InvalidRequestError) as raised:
            client().brand_checks.run(file=b"no deck", filename="deck.pptx")
        self.assertRegex(str(raised.exception), r"\(4\d\d \w+, POST /brand_checks, req_\w+\)$")

    def test_are_uploaded_once_and_their_bytes_come_back(self) -> None:
        service = client()
        asset = service.library_assets.create(file=PICTURE, tags=["harbour"])
        with service.library_assets.download(asset["id"]) as download:
            self.assertEqual(download.read(), PICTURE.read_bytes())
        [outcome] = service.files.store_missing([livery.FileUpload(PICTURE)])
        self.assertIsNone(outcome.stored)


class Lists(unittest.TestCase):
    def setUp(self) -> None:
        self.service = client()
        run = str(uuid.uuid4())
        self.ids = [self.service.fonts.register(name=f"{run} {number}")["id"] for number in range(7)]
        self.ids.reverse()

    def tearDown(self) -> None:
        for font in self.ids:
            self.service.fonts.delete(font)

    def test_are_read_over_several_pages_in_both_directions(self) -> None:
        with Proxy(SERVICE) as proxy:
            listed = [font["id"] for font in client(proxy.origin).fonts.list(limit=2) if font["id"] in self.ids]
            self.assertEqual(listed, self.ids)
            self.assertGreaterEqual(len(proxy.statuses), 4)
        newer = self.service.fonts.list(limit=2, ending_before=self.ids[-1])
        self.assertEqual([font["id"] for font in newer][:6], self.ids[-2::-1])
        pages = self.service.fonts.list(limit=3).pages()
        self.assertEqual([len(next(pages)["data"]), len(next(pages)["data"])], [3, 3])

    def test_go_on_when_the_token_ends_between_two_pages(self) -> None:
        application = self.service.oauth_applications.create(
            name="Python", requested_scopes=["brand:read", "platform:read"]
        )
        credential = ClientCredentials(application["client_id"], application["client_secret"])
        tokens: list[str] = []

        def remember(body: bytes) -> bytes:
            token = json.loads(body).get("access_token")
            tokens.extend([] if token is None else [token])
            return body

        with Proxy(SERVICE) as proxy:
            proxy.change = remember
            pages = client(proxy.origin, credential=credential).fonts.list(limit=3).pages()
            ids = [font["id"] for font in next(pages)["data"]]
            self.service.oauth.revoke_token(
                token=tokens[0], client_id=credential.client_id, client_secret=credential.client_secret
            )
            deadline = time.monotonic() + 10
            while self._is_valid(tokens[0]) and time.monotonic() < deadline:
                time.sleep(0.05)
            ids += [font["id"] for page in pages for font in page["data"]]
            self.assertEqual([one for one in ids if one in self.ids], self.ids)
            self.assertEqual(len(tokens), 2)
            self.assertEqual(proxy.statuses.count(401), 1)

    def _is_valid(self, token: str) -> bool:
        try:
            client(credential=token).fonts.list(limit=1).first_page()
        except livery.AuthenticationError:
            return False
        return True


class Repeats(unittest.TestCase):
    def test_of_a_caller_with_the_same_key_return_the_same_record(self) -> None:
        service, key = client(), str(uuid.uuid4())
        name = f"Inter {key}"
        first = with_response(service.fonts.register, name=name, options={"idempotency_key": key})
        second = with_response(service.fonts.register, name=name, options={"idempotency_key": key})
        self.assertEqual(first.data, second.data)
        self.assertEqual(second.headers.get("idempotent-replayed"), "true")
        with self.assertRaises(livery.IdempotencyError):
            service.fonts.register(name="Lora", options={"idempotency_key": key})
        service.fonts.delete(first.data["id"])

    def test_after_a_connection_that_was_lost_behind_the_commit_change_nothing_twice(self) -> None:
        name = f"Inter {uuid.uuid4()}"
        with Proxy(SERVICE) as proxy:
            proxy.losses = 1
            service = client(proxy.origin)
            font = service.fonts.register(name=name)
            self.assertEqual((proxy.statuses, proxy.replayed), ([201, 201], [False, True]))
            self.assertEqual([one["id"] for one in service.fonts.list() if one["name"] == name], [font["id"]])
            service.fonts.delete(font["id"])

    def test_of_an_upload_send_the_whole_file_again(self) -> None:
        with Proxy(SERVICE) as proxy:
            proxy.losses = 1
            service = client(proxy.origin)
            with DECK.open("rb") as file:
                check = service.brand_checks.run(file=file)
            self.assertEqual((check["status"], proxy.replayed), ("completed", [False, True]))


class LaterVersions(unittest.TestCase):
    def test_may_send_values_and_members_that_the_library_does_not_know(self) -> None:
        def later(body: bytes) -> bytes:
            answer = json.loads(body)
            for finding in answer["findings"]:
                finding.update(severity="catastrophic", weather="rain")
            return json.dumps({**answer, "status": "reconsidered"}).encode()

        with Proxy(SERVICE) as proxy:
            proxy.change = later
            check = client(proxy.origin).brand_checks.run(file=DECK)
            self.assertEqual(check["status"], "reconsidered")
            self.assertEqual({finding["severity"] for finding in check["findings"]}, {"catastrophic"})
            self.assertEqual({finding.get("weather") for finding in check["findings"]}, {"rain"})


if __name__ == "__main__":
    unittest.main()
