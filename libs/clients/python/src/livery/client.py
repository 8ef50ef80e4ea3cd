"""The client."""

from __future__ import annotations

import re
import ssl
from collections.abc import Callable, Mapping
from types import TracebackType
from typing import Any, Final, Literal
from urllib.parse import SplitResult, urlsplit

from .credentials import ClientCredentials, ClientTokens, FixedToken, TokenFunction, TokenSource
from .generated.api_version import API_VERSION
from .generated.resources.oauth import OauthResource
from .generated.all_resources import Resources
from .generated.version import VERSION
from .options import AllOptions
from .resources.events import Events
from .resources.files import Files
from .resources.jobs import Jobs
from .runtime.api import Api
from .runtime.attempt_log import LogAttempt
from .runtime.request import ApiRequest
from .runtime.sender import Sender, Settings
from .runtime.transport import Transport
from .runtime.unset import UNSET

_VERSION_SEGMENT: Final = "/api/v1"
_LOOPBACK: Final = re.compile(r"localhost|127(?:\.\d+){3}|::1")


class Livery(Resources):
    """
    A client of the service, with one method for each operation:
    `livery.brand_checks.run(file=Path("deck.pptx"), filename="deck.pptx")`. Nothing is sent before a method is called. A
    client may be used by any number of threads at the same time.
    """

    events: Events
    files: Files
    jobs: Jobs

    def __init__(
        self,
        *,
        base_url: str,
        credential: str | Callable[[], str] | ClientCredentials,
        allow_insecure_http: bool = False,
        timeout: float = 60.0,
        max_retries: int = 4,
        api_version: str = API_VERSION,
        user_agent: str = f"livery-python/{VERSION}",
        log: LogAttempt | None = None,
        ssl_context: ssl.SSLContext | None = None,
    ) -> None:
        """
        Args:
            base_url: The address of the service, such as `https://livery.example`, with or without `/api/v1`.
            credential: An API key or an access token, a function that returns one, or the id and the secret of an OAuth
                application.
            allow_insecure_http: Whether `base_url` may be an `http` address of another machine, to which the credential
                is sent unencrypted.
            timeout: How long one attempt may take, in seconds.
            max_retries: How often a request is repeated at most.
            api_version: The dated version of the API. Default: the one from which the types of this library are made.
            user_agent: The header `User-Agent`.
            log: Is called after each attempt of a request. It must not raise an error.
            ssl_context: How the certificate of the service is verified. Default: by the certificates of the system.

        Raises ValueError or TypeError if the address or the credential cannot be one.
        """
        address = _address_of(base_url, allow_insecure_http=allow_insecure_http)
        self._base_url: Final = f"{address.scheme}://{address.netloc}{_path_of(address)}"
        self._transport: Final = Transport(address, ssl_context)
        settings = Settings(
            transport=self._transport,
            base_path=_path_of(address),
            headers={"api-version": api_version, "user-agent": user_agent},
            timeout=timeout,
            max_retries=max_retries,
            log=log,
        )
        api = Api(Sender(settings, _tokens_of(credential, settings)))
        super().__init__(api)
        self.events = Events(api)
        self.files = Files(api)
        self.jobs = Jobs(api)

    def request(
        self,
        method: Literal["GET", "POST", "PUT", "PATCH", "DELETE"],
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        body: Any = None,
        options: AllOptions | None = None,
    ) -> Any:
        """
        Sends any request, such as one of an operation that is newer than this library. It is repeated like all others.

        Args:
            method: The method of HTTP.
            path: The path after the version segment, such as `/fonts/font_…`.
            query: The parameters of the query.
            body: What is sent as JSON.
        """
        return self._api.call(ApiRequest(method, path, query=query or {}, body=body, options=options))

    def close(self) -> None:
        """Closes the connections that no request uses. The next request opens another one."""
        self._transport.close()

    def __enter__(self) -> Livery:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"Livery(base_url={self._base_url!r})"


def _address_of(base_url: str, *, allow_insecure_http: bool) -> SplitResult:
    """The messages do not contain the text, which might be a key at the wrong place."""
    try:
        address = urlsplit(base_url)
        is_valid = address.scheme in ("http", "https") and bool(address.hostname) and address.port != 0
    except ValueError:
        is_valid = False
    if not is_valid or address.username is not None or address.query or address.fragment:
        raise ValueError("base_url must be an address such as https://livery.example.")
    if address.scheme == "http" and not _LOOPBACK.fullmatch(address.hostname or "") and not allow_insecure_http:
        raise ValueError(
            f"base_url must be an https address, since the credential would be sent to {address.netloc} unencrypted. "
            "Set allow_insecure_http to allow it."
        )
    return address


def _path_of(address: SplitResult) -> str:
    path = address.path.rstrip("/")
    return path if path.endswith(_VERSION_SEGMENT) else path + _VERSION_SEGMENT


def _tokens_of(credential: object, settings: Settings) -> TokenSource:
    if isinstance(credential, str):
        return FixedToken(credential)
    if isinstance(credential, ClientCredentials):
        return ClientTokens(lambda: _issue_token(credential, settings))
    if callable(credential):
        return TokenFunction(credential)
    raise TypeError("credential must be a key, a function that returns one, or ClientCredentials.")


def _issue_token(credential: ClientCredentials, settings: Settings) -> Mapping[str, Any]:
    oauth = OauthResource(Api(Sender(settings, FixedToken("none"))))
    return oauth.issue_access_token(
        grant_type="client_credentials",
        client_id=credential.client_id,
        client_secret=credential.client_secret,
        scope=UNSET if credential.scopes is None else " ".join(credential.scopes),
    )
