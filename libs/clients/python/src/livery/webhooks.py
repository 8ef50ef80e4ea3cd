"""Webhooks: their signatures, by the specification of Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from .errors import WebhookVerificationError
from .generated.schemas import LiveryEvent
from .runtime.read_answer import parse_record

DEFAULT_TOLERANCE: Final = 300.0

WebhookHeaders = Mapping[str, Any] | Iterable[tuple[str, str]]
"""The headers of a request, as web frameworks have them, or as a list of pairs."""


@dataclass(frozen=True)
class SignedWebhook:
    """A request as the service would send it."""

    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True)
class _Signatures:
    """The signatures of a request, and what each of them signs."""

    timestamp: str
    signatures: Sequence[bytes]
    content: bytes
    key_of: Callable[[str], bytes | None]


def verify_webhook(
    *,
    headers: WebhookHeaders,
    body: bytes | str,
    secrets: str | Sequence[str],
    tolerance: float = DEFAULT_TOLERANCE,
    now: float | None = None,
) -> LiveryEvent:
    """
    Verifies that the service has signed a request, and reads its event.

    Args:
        headers: The headers of the request.
        body: The body exactly as it arrived. A body that was parsed and written again has another signature.
        secrets: The signing secret (`whsec_…`) of the endpoint, or several while it is being replaced. One of them has to
            fit.
        tolerance: How many seconds the request may be older or newer than the clock here.
        now: The present time in seconds since 1970. Default: the clock.

    Raises WebhookVerificationError if the request is not genuine, or too old, and ValueError if a secret is none.
    """
    content = body.encode() if isinstance(body, str) else bytes(body)
    signed = _read_signatures(headers, content)
    if signed is None:
        raise WebhookVerificationError("The request has no signature.", "header")
    if not _is_in_time(signed.timestamp, time.time() if now is None else now, tolerance):
        raise WebhookVerificationError("The request is too old or from the future.", "timestamp")
    if not _is_signed(signed, [secrets] if isinstance(secrets, str) else secrets):
        message = "No signature of the request fits. Verify the body as it arrived."
        raise WebhookVerificationError(message, "signature")
    event = parse_record(content)
    if event is None:
        raise WebhookVerificationError("The body is signed, but no event.", "body")
    return cast(LiveryEvent, event)


def sign_webhook(event: Mapping[str, Any], secret: str, *, now: float | None = None) -> SignedWebhook:
    """
    Signs an event as the service does, for tests of a receiver.

    Args:
        event: An event, such as an example of the documentation.
        secret: The signing secret (`whsec_…`) that the receiver has.
        now: When the request is signed, in seconds since 1970. Default: the clock.

    Raises ValueError if the secret is none.
    """
    body = json.dumps(event, ensure_ascii=False, separators=(",", ":")).encode()
    timestamp = str(int(time.time() if now is None else now))
    content = f"{event['id']}.{timestamp}.".encode() + body
    signature = base64.b64encode(_signature(_checked(_standard_key(secret.strip())), content)).decode()
    headers = {
        "content-type": "application/json",
        "webhook-id": str(event["id"]),
        "webhook-timestamp": timestamp,
        "webhook-signature": f"v1,{signature}",
    }
    return SignedWebhook(headers, body)


def _is_in_time(timestamp: str, now: float, tolerance: float) -> bool:
    # A tolerance that is no number accepts nothing.
    return re.fullmatch("[0-9]{1,15}", timestamp) is not None and abs(now - int(timestamp)) <= tolerance


def _is_signed(signed: _Signatures, secrets: Sequence[str]) -> bool:
    expected = [_signature(_checked(signed.key_of(secret.strip())), signed.content) for secret in secrets]
    return any(hmac.compare_digest(given, one) for one in expected for given in signed.signatures)


def _signature(key: bytes, content: bytes) -> bytes:
    return hmac.new(key, content, hashlib.sha256).digest()


def _read_signatures(headers: WebhookHeaders, body: bytes) -> _Signatures | None:
    """Reads the header of Standard Webhooks, or else the one in Stripe's format; None if there is neither of them."""
    values = _lower_case(headers)
    return _read_standard(values, body) or _read_stripe(values, body)


def _read_standard(headers: Mapping[str, str], body: bytes) -> _Signatures | None:
    names = ("webhook-id", "webhook-timestamp", "webhook-signature")
    if any(name not in headers for name in names):
        return None
    identifier, timestamp, signatures = (headers[name] for name in names)
    decoded = [_from_base64(text) for text in _parts(signatures, " ", "v1,")]
    return _Signatures(
        timestamp,
        [signature for signature in decoded if signature is not None],
        f"{identifier}.{timestamp}.".encode() + body,
        _standard_key,
    )


def _read_stripe(headers: Mapping[str, str], body: bytes) -> _Signatures | None:
    header = headers.get("livery-signature", "")
    times = _parts(header, ",", "t=")
    if not times:
        return None
    signatures = [bytes.fromhex(text) for text in _parts(header, ",", "v1=") if re.fullmatch("(?:[0-9a-f]{2})*", text)]
    return _Signatures(times[0], signatures, f"{times[0]}.".encode() + body, str.encode)


def _lower_case(headers: WebhookHeaders) -> Mapping[str, str]:
    """The headers by their names in lower case. Of several with the same name the first one counts."""
    pairs = headers.items() if isinstance(headers, Mapping) else headers
    values: dict[str, str] = {}
    for name, value in pairs:
        first = value[0] if isinstance(value, (list, tuple)) and value else value
        if isinstance(first, str):
            values.setdefault(name.lower(), first)
    return values


def _parts(header: str, separator: str, prefix: str) -> Sequence[str]:
    """The parts of a header that begin with a prefix, without it."""
    parts = (part.strip() for part in header.split(separator))
    return [part[len(prefix) :] for part in parts if part.startswith(prefix)]


def _standard_key(secret: str) -> bytes | None:
    """Which part of a secret is the key of Standard Webhooks; None if the secret is none."""
    return _from_base64(secret.removeprefix("whsec_"))


def _checked(key: bytes | None) -> bytes:
    if not key:
        raise ValueError("A signing secret begins with whsec_.")
    return key


def _from_base64(text: str) -> bytes | None:
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), validate=True)
    except (ValueError, binascii.Error):
        return None
