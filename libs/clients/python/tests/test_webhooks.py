from __future__ import annotations

import base64
import hashlib
import hmac
import json
import secrets
import unittest

from livery import WebhookVerificationError, is_event, sign_webhook, verify_webhook

NOW = 1_795_676_400


def new_secret() -> str:
    return f"whsec_{base64.b64encode(secrets.token_bytes(24)).decode()}"


SECRET = new_secret()
EVENT = {"id": "evt_1", "type": "brand.font.created", "data": {"object": {"name": "Über – Inter"}}}
BODY = json.dumps(EVENT, ensure_ascii=False).encode()


def standard(body: bytes = BODY, secret: str = SECRET, seconds: float = NOW) -> dict[str, str]:
    """The headers of Standard Webhooks, computed as its specification says."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    digest = hmac.new(key, f"evt_1.{seconds}.".encode() + body, hashlib.sha256).digest()
    signature = f"v1,{base64.b64encode(digest).decode()}"
    return {"webhook-id": "evt_1", "webhook-timestamp": str(seconds), "webhook-signature": signature}


def stripe(body: bytes = BODY, secret: str = SECRET, seconds: float = NOW) -> dict[str, str]:
    digest = hmac.new(secret.encode(), f"{seconds}.".encode() + body, hashlib.sha256).hexdigest()
    return {"Livery-Signature": f"t={seconds},v1={digest}"}


class Signed(unittest.TestCase):
    def test_requests_are_the_event_in_their_body(self) -> None:
        for headers in (standard(), stripe(), {name.upper(): [value] for name, value in standard().items()}):
            event = verify_webhook(headers=headers, body=BODY, secrets=SECRET, now=NOW)
            self.assertEqual(event, EVENT)
        pairs = list(standard().items())
        event = verify_webhook(headers=pairs, body=BODY.decode(), secrets=SECRET, now=NOW)
        self.assertTrue(is_event(event, "brand.font.created"))
        self.assertFalse(is_event(event, "brand.font.deleted"))

    def test_requests_are_accepted_with_any_of_two_secrets_and_any_of_two_signatures(self) -> None:
        old, following = new_secret(), new_secret()
        signatures = [standard(secret=secret)["webhook-signature"] for secret in (following, old)]
        headers = {**standard(), "webhook-signature": f"v2,x {' '.join(signatures)}"}
        for accepted in (old, following, [SECRET, old]):
            self.assertEqual(verify_webhook(headers=headers, body=BODY, secrets=accepted, now=NOW)["id"], "evt_1")

    def test_requests_may_be_as_old_as_the_receiver_allows(self) -> None:
        for seconds in (NOW - 300, NOW + 300):
            verify_webhook(headers=standard(seconds=seconds), body=BODY, secrets=SECRET, now=NOW)
        headers = standard(seconds=NOW - 3_000)
        verify_webhook(headers=headers, body=BODY, secrets=SECRET, now=NOW, tolerance=3_000)

    def test_requests_of_tests_are_accepted(self) -> None:
        signed = sign_webhook(EVENT, SECRET, now=NOW)
        self.assertEqual(verify_webhook(headers=signed.headers, body=signed.body, secrets=SECRET, now=NOW), EVENT)


class Refused(unittest.TestCase):
    def test_requests_say_why(self) -> None:
        cases: list[tuple[str, dict[str, str], bytes, str]] = [
            ("without headers", {}, BODY, "header"),
            ("without a signature", {"webhook-id": "evt_1", "webhook-timestamp": str(NOW)}, BODY, "header"),
            ("too old", standard(seconds=NOW - 301), BODY, "timestamp"),
            ("from the future", stripe(seconds=NOW + 301), BODY, "timestamp"),
            ("without a time", {**standard(), "webhook-timestamp": "1e9"}, BODY, "timestamp"),
            ("with digits of another script", {**standard(), "webhook-timestamp": "१"}, BODY, "timestamp"),
            ("with another secret", standard(secret=new_secret()), BODY, "signature"),
            ("with another body", standard(), BODY.replace(b"Inter", b"Enter"), "signature"),
            ("with another id", {**standard(), "webhook-id": "evt_2"}, BODY, "signature"),
            ("without base64", {**standard(), "webhook-signature": "v1,%"}, BODY, "signature"),
            ("with an empty signature", {**standard(), "webhook-signature": "v1,"}, BODY, "signature"),
            ("with half a signature", {"livery-signature": stripe()["Livery-Signature"][:-2]}, BODY, "signature"),
            ("without an event", standard(b"[]"), b"[]", "body"),
            ("with a wrong standard signature", {**stripe(), **standard(secret=new_secret())}, BODY, "signature"),
        ]
        for name, headers, body, reason in cases:
            with self.subTest(name), self.assertRaises(WebhookVerificationError) as raised:
                verify_webhook(headers=headers, body=body, secrets=SECRET, now=NOW)
            self.assertEqual(raised.exception.reason, reason)

    def test_requests_are_refused_as_well_if_the_tolerance_is_no_number(self) -> None:
        for tolerance in (float("nan"), -1.0):
            with self.assertRaises(WebhookVerificationError):
                verify_webhook(headers=standard(), body=BODY, secrets=SECRET, now=NOW, tolerance=tolerance)

    def test_secrets_that_are_none_are_not_repeated(self) -> None:
        for secret in ("", "whsec_", "whsec_%%%"):
            with self.assertRaisesRegex(ValueError, "^A signing secret begins with whsec_.$"):
                verify_webhook(headers=standard(), body=BODY, secrets=secret, now=NOW)


if __name__ == "__main__":
    unittest.main()
