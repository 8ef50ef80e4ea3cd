"""
The client library of Livery: every operation of the API with its types, repeats of failed requests, paging, uploads, and
verification of webhooks. The types of records are in `livery.schemas`.
"""

from __future__ import annotations

from .client import Livery
from .credentials import ClientCredentials
from .errors import (
    ApiError,
    AuthenticationError,
    FailedAnswer,
    IdempotencyError,
    InvalidRequestError,
    LiveryConnectionError,
    LiveryError,
    LiveryPermissionError,
    LiveryTimeoutError,
    RateLimitError,
    ServiceError,
    UnexpectedAnswerError,
    WebhookVerificationError,
)
from .generated.api_version import API_VERSION
from .generated.event_types import is_event
from .generated.version import VERSION
from .generated.version import VERSION as __version__
from .options import BackgroundOptions, ConditionalOptions, RequestOptions, TimeRange, WaitOptions
from .resources.events import EventFeed
from .resources.files import FileOutcome, FileUpload
from .runtime.answered import Answered, with_response
from .runtime.attempt_log import LogAttempt, LoggedAttempt
from .runtime.download import Download
from .runtime.file_source import FileSource
from .runtime.pages import Pages
from .runtime.unset import UNSET, Unset
from .webhooks import SignedWebhook, WebhookHeaders, sign_webhook, verify_webhook

__all__ = [
    "API_VERSION",
    "Answered",
    "ApiError",
    "AuthenticationError",
    "BackgroundOptions",
    "ClientCredentials",
    "ConditionalOptions",
    "Download",
    "EventFeed",
    "FailedAnswer",
    "FileOutcome",
    "FileSource",
    "FileUpload",
    "IdempotencyError",
    "InvalidRequestError",
    "Livery",
    "LiveryConnectionError",
    "LiveryError",
    "LiveryPermissionError",
    "LiveryTimeoutError",
    "LogAttempt",
    "LoggedAttempt",
    "Pages",
    "RateLimitError",
    "RequestOptions",
    "ServiceError",
    "SignedWebhook",
    "TimeRange",
    "UNSET",
    "UnexpectedAnswerError",
    "Unset",
    "VERSION",
    "WaitOptions",
    "WebhookHeaders",
    "WebhookVerificationError",
    "__version__",
    "is_event",
    "sign_webhook",
    "verify_webhook",
    "with_response",
]
