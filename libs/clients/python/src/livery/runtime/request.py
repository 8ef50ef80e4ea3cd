"""A call of an operation, as the generated methods describe it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from ..options import AllOptions
from .body import Body, form_body, json_body, upload_body
from .plain_text import query_text

_OPTIONS: Final = AllOptions.__annotations__.keys()


@dataclass(frozen=True)
class ApiRequest:
    """A call of an operation. At most one of `body`, `upload` and `form` is set."""

    method: str
    path: str
    """The path after the version segment, with its parameters."""
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None
    """What is sent as JSON."""
    upload: Mapping[str, Any] | None = None
    """Fields of which `file` may be a file. With one they are sent as a form, else as JSON."""
    form: Mapping[str, Any] | None = None
    """Fields that are sent in the encoding of web forms."""
    accept: str = "application/json"
    """The media types of the answer."""
    is_public: bool = False
    """Whether no credential is sent."""
    is_repeatable: bool = True
    """Whether sending the request again has no further effect."""
    options: Any = None
    """The options of the call, or None."""


@dataclass(frozen=True)
class PreparedRequest:
    """What all attempts of a call send alike. Only the credential may change between them."""

    target: str
    """The path after the version segment with its query."""
    headers: Mapping[str, str]
    body: Body | None
    options: AllOptions


def prepare(request: ApiRequest, headers: Mapping[str, str]) -> PreparedRequest:
    """Raises TypeError if an option is unknown or the file of an upload is none."""
    options: AllOptions = {} if request.options is None else request.options
    for name in options:
        if name not in _OPTIONS:
            raise TypeError(f"There is no option {name}.")
    own = {"accept": request.accept, **headers}
    if request.method != "GET":
        own["idempotency-key"] = options.get("idempotency_key") or secrets.token_hex(16)
    own.update(_preferences(options))
    own.update({name.lower(): value for name, value in options.get("headers", {}).items()})
    return PreparedRequest(request.path + query_text(request.query), own, _body_of(request), options)


def _body_of(request: ApiRequest) -> Body | None:
    if request.upload is not None:
        return upload_body(request.upload)
    if request.form is not None:
        return form_body(request.form)
    return None if request.body is None else json_body(request.body)


def _preferences(options: AllOptions) -> dict[str, str]:
    preferences: dict[str, str] = {}
    if "if_match" in options:
        preferences["if-match"] = options["if_match"]
    if options.get("respond_async"):
        preferences["prefer"] = "respond-async"
    if "wait_seconds" in options:
        preferences["prefer"] = f"wait={options['wait_seconds']}"
    return preferences
