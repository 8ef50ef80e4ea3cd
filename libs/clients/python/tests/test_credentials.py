from __future__ import annotations

import unittest
from collections.abc import Iterator, Mapping
from http.server import BaseHTTPRequestHandler
from threading import Thread
from urllib.parse import parse_qs

from scripted_server import Received, ScriptedServer, json_reply, refusal

import livery
from livery import ClientCredentials
from livery.credentials import ClientTokens

APPLICATION = ClientCredentials("oa_client_1", "oa_secret_1", scopes=["brand:read", "cms:read"])
REFUSED = refusal(401, "authentication_error", "credentials_expired")


class Issuer:
    """Issues the tokens oat_1, oat_2 …, and accepts only those in a set."""

    def __init__(self, *accepted: str) -> None:
        self.accepted = set(accepted)
        self.issued = 0

    def __call__(self, handler: BaseHTTPRequestHandler, received: Received) -> None:
        if received.path.endswith("/oauth/token"):
            self.issued += 1
            reply = json_reply({"access_token": f"oat_{self.issued}", "token_type": "Bearer", "expires_in": 3_600})
        elif received.headers["authorization"].removeprefix("Bearer ") in self.accepted:
            reply = json_reply({"id": "font_1"})
        else:
            reply = REFUSED
        reply(handler, received)


class Keys(unittest.TestCase):
    def test_may_have_white_space_around_them(self) -> None:
        with ScriptedServer(json_reply({"id": "font_1"})) as server:
            server.client(credential="sk_test_1\n").fonts.retrieve("a")
            self.assertEqual(server.requests[0].headers["authorization"], "Bearer sk_test_1")

    def test_that_cannot_be_one_are_refused_without_being_repeated(self) -> None:
        for wrong in ("", "sk test", "sk_“test”", "a\nb"):
            with self.subTest(wrong), self.assertRaisesRegex(ValueError, "^The credential is empty or has characters"):
                livery.Livery(base_url="https://livery.example", credential=wrong)

    def test_are_not_shown(self) -> None:
        for credential in ("sk_live_secret", ClientCredentials("oa_client_1", "oa_secret_1")):
            client = livery.Livery(base_url="https://livery.example", credential=credential)
            self.assertNotIn("secret", f"{client!r} {client} {vars(client)} {credential if client is None else ''}")
        self.assertNotIn("secret_1", repr(APPLICATION))

    def test_from_a_function_are_asked_for_once_more_after_a_refusal(self) -> None:
        keys: Iterator[str] = iter(["k1", "k2", "k2"])
        with ScriptedServer(Issuer("k2")) as server:
            client = server.client(credential=lambda: next(keys))
            self.assertEqual([client.fonts.retrieve("a")["id"] for _ in range(2)], ["font_1"] * 2)
            used = [request.headers["authorization"] for request in server.requests]
            self.assertEqual(used, ["Bearer k1", "Bearer k2", "Bearer k2"])


class Applications(unittest.TestCase):
    def test_get_one_token_for_all_threads(self) -> None:
        issuer = Issuer("oat_1")
        with ScriptedServer(issuer) as server:
            client = server.client(credential=APPLICATION)
            threads = [Thread(target=client.fonts.retrieve, args=("a",)) for _ in range(5)]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual((issuer.issued, len(server.requests)), (1, 6))
            form = {name: values[0] for name, values in parse_qs(server.requests[0].body.decode()).items()}
            self.assertEqual(form["scope"], "brand:read cms:read")
            self.assertEqual((form["client_id"], form["client_secret"]), ("oa_client_1", "oa_secret_1"))
            self.assertNotIn("authorization", server.requests[0].headers)

    def test_get_another_token_when_one_is_refused_and_only_one(self) -> None:
        issuer = Issuer("oat_1")
        with ScriptedServer(issuer) as server:
            client = server.client(credential=APPLICATION)
            client.fonts.retrieve("a")
            issuer.accepted = {"oat_2"}
            self.assertEqual(client.fonts.retrieve("a")["id"], "font_1")
            issuer.accepted = set()
            self.assertRaises(livery.AuthenticationError, client.fonts.retrieve, "a")
            self.assertEqual(issuer.issued, 3)

    def test_that_are_wrong_are_an_error_of_every_call(self) -> None:
        with ScriptedServer(refusal(401, "authentication_error", "invalid_client")) as server:
            client = server.client(credential=APPLICATION)
            for name in ("a", "b"):
                with self.assertRaises(livery.AuthenticationError) as raised:
                    client.fonts.retrieve(name)
                self.assertEqual(raised.exception.code, "invalid_client")
            self.assertEqual(len(server.requests), 2)

    def test_get_a_new_token_shortly_before_the_old_one_ends(self) -> None:
        issued: list[str] = []

        def request() -> Mapping[str, object]:
            issued.append(f"oat_{len(issued) + 1}")
            return {"access_token": issued[-1], "expires_in": 3_600}

        now = [0.0]
        tokens = ClientTokens(request, lambda: now[0])
        seen = []
        for now[0] in (0, 3_539, 3_540, 100_000):
            seen.append(tokens.token())
        self.assertEqual(seen, ["oat_1", "oat_1", "oat_2", "oat_3"])


if __name__ == "__main__":
    unittest.main()
