from __future__ import annotations

import json
import pickle
import time
import unittest
from http.server import BaseHTTPRequestHandler
from threading import Thread
from typing import Any

from scripted_server import Received, Reply, ScriptedServer, cut_off, hang_up, json_reply, refusal, reply_with, silence

import livery
from livery import LoggedAttempt, with_response

FONT = {"id": "font_1", "object": "font", "name": "Inter"}
UNAVAILABLE = refusal(503, "api_error", "unavailable", retry_after="0")


class Requests(unittest.TestCase):
    def test_have_the_credential_the_version_of_the_types_and_the_body_as_json(self) -> None:
        with ScriptedServer(json_reply(FONT, 201)) as server:
            self.assertEqual(server.client().fonts.register(name="Inter", family=None)["id"], "font_1")
            [request] = server.requests
            self.assertEqual((request.method, request.path), ("POST", "/api/v1/fonts"))
            self.assertEqual(json.loads(request.body), {"name": "Inter", "family": None})
            self.assertEqual(request.headers["authorization"], "Bearer sk_test_1")
            self.assertEqual(request.headers["api-version"], livery.API_VERSION)
            self.assertEqual(request.headers["user-agent"], f"livery-python/{livery.VERSION}")
            self.assertRegex(request.headers["idempotency-key"], "^[0-9a-f]{32}$")

    def test_escape_the_path_and_refuse_parameters_that_lead_to_another_operation(self) -> None:
        with ScriptedServer(json_reply(FONT)) as server:
            server.client().fonts.retrieve("a/b?c")
            self.assertEqual(server.requests[0].path, "/api/v1/fonts/a%2Fb%3Fc")
            for wrong in ("", ".", ".."):
                self.assertRaises(ValueError, server.client().fonts.delete, wrong)

    def test_are_repeated_with_the_same_key_and_body(self) -> None:
        failures: dict[str, Reply] = {
            "the connection is lost": hang_up,
            "the answer is cut off": cut_off,
            "the service is unavailable": UNAVAILABLE,
            "a proxy has an error": reply_with(b"<h1>Bad gateway</h1>", 502, content_type="text/html"),
            "there are too many requests": refusal(429, "rate_limit_error", "rate_limited", retry_after="0"),
            "the first request still runs": refusal(
                409, "idempotency_error", "idempotency_key_in_use", retry_after="0"
            ),
        }
        for name, failure in failures.items():
            with self.subTest(name), ScriptedServer(failure, json_reply(FONT, 201)) as server:
                self.assertEqual(server.client().fonts.register(name="Inter")["name"], "Inter")
                first, second = server.requests
                self.assertEqual(first.headers["idempotency-key"], second.headers["idempotency-key"])
                self.assertEqual(first.body, second.body)

    def test_are_not_repeated_when_they_are_wrong_or_would_have_a_second_effect(self) -> None:
        with ScriptedServer(refusal(422, "invalid_request_error", "font_invalid")) as server:
            self.assertRaises(livery.InvalidRequestError, server.client().fonts.register, name="Inter")
            self.assertEqual(len(server.requests), 1)
        with ScriptedServer(hang_up) as server:
            self.assertRaises(livery.LiveryConnectionError, server.client().webhook_endpoints.test, "whk_1")
            self.assertEqual(len(server.requests), 1)

    def test_are_repeated_as_often_as_the_caller_allows(self) -> None:
        with ScriptedServer(UNAVAILABLE) as server:
            client = server.client(max_retries=1)
            self.assertRaises(livery.ServiceError, client.fonts.retrieve, "font_1")
            self.assertEqual(len(server.requests), 2)
            self.assertRaises(livery.ServiceError, client.fonts.retrieve, "font_1", options={"max_retries": 0})
            self.assertEqual(len(server.requests), 3)

    def test_do_not_wait_for_an_hour(self) -> None:
        with ScriptedServer(refusal(429, "rate_limit_error", "rate_limited", retry_after="3600")) as server:
            with self.assertRaises(livery.RateLimitError) as raised:
                server.client().fonts.retrieve("font_1")
            self.assertEqual(raised.exception.retry_after, 3600)
            self.assertEqual(len(server.requests), 1)

    def test_end_with_their_time_limit_also_if_bytes_arrive_again_and_again(self) -> None:
        def drip(handler: BaseHTTPRequestHandler, _: Received) -> None:
            handler.wfile.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            for _number in range(1_000):
                handler.wfile.write(b" ")
                handler.wfile.flush()
                handler.connection.settimeout(0.02)
                try:
                    handler.connection.recv(1)
                except TimeoutError:
                    continue
                return

        for reply in (silence, drip):
            with self.subTest(reply.__name__), ScriptedServer(reply) as server:
                began = time.monotonic()
                with self.assertRaises(livery.LiveryTimeoutError) as raised:
                    server.client(timeout=0.2, max_retries=0).fonts.retrieve("font_1")
                self.assertIn("There was no complete answer within 0.2 s.", str(raised.exception))
                self.assertLess(time.monotonic() - began, 30)

    def test_use_their_connection_again_but_not_one_that_the_server_has_closed(self) -> None:
        connections: list[object] = []

        def reply(handler: BaseHTTPRequestHandler, received: Received) -> None:
            connections.append(handler.client_address)
            json_reply(FONT)(handler, received)
            handler.close_connection = len(connections) == 2

        with ScriptedServer(reply) as server:
            client = server.client(max_retries=0)
            for _number in range(2):
                client.fonts.retrieve("font_1")
            # The server closes the connection a moment after its answer.
            [idle] = client._transport._connections._idle
            while idle.is_usable:
                pass
            self.assertLess(time.monotonic(), idle._usable_until)
            client.fonts.retrieve("font_1")
            self.assertEqual(connections[0], connections[1])
            self.assertNotEqual(connections[1], connections[2])

    def test_of_several_threads_do_not_mix(self) -> None:
        def reply(handler: BaseHTTPRequestHandler, received: Received) -> None:
            json_reply({"id": received.path.rpartition("/")[2]})(handler, received)

        with ScriptedServer(reply) as server:
            client = server.client()
            wrong: list[str] = []

            def use(number: int) -> None:
                for index in range(20):
                    name = f"font_{number}_{index}"
                    if client.fonts.retrieve(name)["id"] != name:
                        wrong.append(name)

            threads = [Thread(target=use, args=(number,)) for number in range(8)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(wrong, [])
            self.assertEqual(len(server.requests), 160)

    def test_refuse_an_option_that_does_not_exist(self) -> None:
        with ScriptedServer(json_reply(FONT)) as server:
            with self.assertRaisesRegex(TypeError, "There is no option idempotencykey."):
                wrong: Any = {"idempotencykey": "x"}
                server.client().fonts.retrieve("a", options=wrong)
            self.assertEqual(server.requests, [])


class Answers(unittest.TestCase):
    def test_come_with_their_headers(self) -> None:
        with ScriptedServer(json_reply(FONT, etag='"4"', request_id="req_2")) as server:
            client = server.client()
            answered = with_response(client.fonts.update, "font_1", name="Inter", options={"if_match": '"3"'})
            self.assertEqual((answered.data["id"], answered.etag, answered.request_id), ("font_1", '"4"', "req_2"))
            self.assertEqual(server.requests[0].headers["if-match"], '"3"')
            self.assertRaises(TypeError, with_response, client.fonts.list)

    def test_that_are_not_those_of_the_service_are_errors_that_show_them(self) -> None:
        answers: list[tuple[Reply, str]] = [
            (
                reply_with(b"<html>", content_type="text/html"),
                "status 200 is not an answer of Livery (text/html): <html>",
            ),
            (reply_with(b""), "status 200 is empty"),
            (json_reply([1]), "status 200 is not an answer of Livery (application/json): [1]"),
            (reply_with(b"", 302), "status 302 is empty"),
        ]
        for reply, message in answers:
            with self.subTest(message), ScriptedServer(reply) as server:
                with self.assertRaises(livery.UnexpectedAnswerError) as raised:
                    server.client().fonts.retrieve("font_1")
                self.assertEqual(raised.exception.message, f"The answer with {message}")

    def test_may_have_values_and_members_that_the_library_does_not_know(self) -> None:
        body = {"id": "brand_check_1", "status": "paused", "severity_of_all": "catastrophic"}
        with ScriptedServer(json_reply(body)) as server:
            check = server.client().brand_checks.retrieve("brand_check_1")
            self.assertEqual(check["status"], "paused")
            self.assertEqual(check.get("severity_of_all"), "catastrophic")


class Errors(unittest.TestCase):
    def test_say_which_request_failed_and_can_be_copied(self) -> None:
        with ScriptedServer(refusal(400, "invalid_request_error", "parameter_invalid")) as server:
            with self.assertRaises(livery.InvalidRequestError) as raised:
                server.client().request("GET", "/api_keys/key_1", query={"secret": "x"})
            text = "It is refused. (400 parameter_invalid, GET /api_keys/key_1, req_1)"
            self.assertEqual(str(raised.exception), text)
            self.assertEqual(str(pickle.loads(pickle.dumps(raised.exception))), text)

    def test_say_where_nobody_accepts_connections(self) -> None:
        client = livery.Livery(base_url="http://127.0.0.1:3", credential="sk_test_1", max_retries=0)
        with self.assertRaisesRegex(livery.LiveryConnectionError, "127.0.0.1:3 cannot be reached .* Is it running"):
            client.ping()

    def test_keep_a_type_that_the_library_does_not_know(self) -> None:
        with ScriptedServer(refusal(418, "teapot_error", "short_and_stout")) as server:
            with self.assertRaises(livery.ApiError) as raised:
                server.client().ping()
            self.assertEqual((raised.exception.type, raised.exception.code), ("teapot_error", "short_and_stout"))


class Clients(unittest.TestCase):
    def test_log_every_attempt_without_query_and_credential(self) -> None:
        attempts: list[LoggedAttempt] = []
        page = {"object": "list", "data": [], "has_more": False, "url": "/"}
        with ScriptedServer(UNAVAILABLE, json_reply(page, request_id="req_2")) as server:
            server.client(log=attempts.append).fonts.list(limit=2).first_page()
        facts = [(one.method, one.path, one.status, one.request_id, type(one.error)) for one in attempts]
        self.assertEqual(
            facts,
            [
                ("GET", "/fonts", 503, "req_1", livery.ServiceError),
                ("GET", "/fonts", 200, "req_2", type(None)),
            ],
        )

    def test_refuse_addresses_that_would_send_the_credential_unencrypted(self) -> None:
        for address in ("livery.example", "sk_live_1", "ftp://livery.example", "http://livery.example"):
            with self.subTest(address), self.assertRaises(ValueError) as raised:
                livery.Livery(base_url=address, credential="sk_live_1")
            self.assertNotIn("sk_live_1", str(raised.exception))
        livery.Livery(base_url="http://livery.example", credential="sk_live_1", allow_insecure_http=True)


if __name__ == "__main__":
    unittest.main()
