from __future__ import annotations

import unittest
from datetime import datetime, timezone
from http.server import BaseHTTPRequestHandler
from urllib.parse import parse_qs, urlsplit

from scripted_server import Received, ScriptedServer, hang_up, json_reply, refusal

import livery

IDS = [f"font_{number}" for number in range(5, 0, -1)]


def fonts(handler: BaseHTTPRequestHandler, received: Received) -> None:
    """A list of five fonts with at most two of them on a page."""
    query = {name: values[0] for name, values in parse_qs(urlsplit(received.path).query).items()}
    if "ending_before" in query:
        rest = IDS[: IDS.index(query["ending_before"])]
        page, has_more = rest[-2:], len(rest) > 2
    else:
        rest = IDS[IDS.index(query["starting_after"]) + 1 :] if "starting_after" in query else IDS
        page, has_more = rest[:2], len(rest) > 2
    json_reply({"object": "list", "data": [{"id": one} for one in page], "has_more": has_more, "url": "/"})(
        handler, received
    )


class Lists(unittest.TestCase):
    def test_are_read_page_by_page_while_they_are_iterated_over(self) -> None:
        with ScriptedServer(fonts) as server:
            records = iter(server.client().fonts.list(limit=2))
            self.assertEqual([next(records)["id"], next(records)["id"]], IDS[:2])
            self.assertEqual(len(server.requests), 1)
            self.assertEqual([font["id"] for font in records], IDS[2:])
            self.assertEqual(len(server.requests), 3)

    def test_can_be_read_backwards_by_pages_and_in_part(self) -> None:
        with ScriptedServer(fonts) as server:
            client = server.client()
            backwards = client.fonts.list(ending_before="font_1")
            self.assertEqual([font["id"] for font in backwards], IDS[-2::-1])
            self.assertEqual([len(page["data"]) for page in client.fonts.list().pages()], [2, 2, 1])
            self.assertEqual(client.fonts.list().first_page()["has_more"], True)
            self.assertEqual([font["id"] for font in client.fonts.list().to_list(limit=3)], IDS[:3])
            self.assertEqual(client.fonts.list().to_list(limit=0), [])

    def test_name_the_bounds_of_a_time_as_the_service_does(self) -> None:
        with ScriptedServer(fonts) as server:
            bounds: livery.TimeRange = {"gte": "2026-01-01T00:00:00Z", "lt": datetime(2026, 2, 1, tzinfo=timezone.utc)}
            server.client().fonts.list(created=bounds).first_page()
            query = parse_qs(urlsplit(server.requests[0].path).query)
            expected = {"created[gte]": ["2026-01-01T00:00:00Z"], "created[lt]": ["2026-02-01T00:00:00+00:00"]}
            self.assertEqual(query, expected)
            with self.assertRaisesRegex(ValueError, "time zone"):
                server.client().fonts.list(created={"gte": datetime(2026, 1, 1)}).first_page()

    def test_that_lead_in_a_circle_are_an_error(self) -> None:
        page = {"object": "list", "data": [{"id": "font_1"}], "has_more": True, "url": "/"}
        with ScriptedServer(json_reply(page)) as server:
            self.assertRaises(livery.UnexpectedAnswerError, list, server.client().fonts.list())
            self.assertEqual(len(server.requests), 2)


class Feeds(unittest.TestCase):
    def test_wait_for_the_service_and_go_on_from_their_place(self) -> None:
        events = [{"id": "evt_1"}, {"id": "evt_2"}]
        pages = [
            json_reply({"data": events[:1], "has_more": True, "url": "/api/v1/events?after=evt_1"}),
            json_reply({"data": events[1:], "has_more": False, "url": "/api/v1/events?after=evt_2x"}),
        ]
        outages: list[Exception] = []
        recoveries: list[bool] = []
        with ScriptedServer(pages[0], hang_up, pages[1]) as server:
            client = server.client(max_retries=0)
            feed = client.events.feed(
                on_outage=outages.append, on_recovery=lambda: recoveries.append(True), type="brand.*"
            )
            records = iter(feed)
            self.assertEqual([next(records)["id"], next(records)["id"]], ["evt_1", "evt_2"])
            self.assertEqual((len(outages), len(recoveries), feed.cursor), (1, 1, "evt_1"))
            queries = [parse_qs(urlsplit(request.path).query) for request in server.requests]
            self.assertEqual([query["after"] for query in queries], [["start"], ["evt_1"], ["evt_1"]])
            self.assertEqual([query["wait"] for query in queries], [["30"], ["30"], ["0"]])

    def test_end_with_an_error_that_another_request_cannot_repair(self) -> None:
        with ScriptedServer(refusal(403, "permission_error", "insufficient_scope")) as server:
            self.assertRaises(livery.LiveryPermissionError, list, server.client().events.feed())


if __name__ == "__main__":
    unittest.main()
