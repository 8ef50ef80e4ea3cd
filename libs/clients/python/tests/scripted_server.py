"""A server that answers its requests in turn as a test says."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any

from livery import Livery


@dataclass(frozen=True)
class Received:
    """A request as it arrived."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


Reply = Callable[[BaseHTTPRequestHandler, Received], None]


class ScriptedServer:
    """After the last reply it repeats that."""

    def __init__(self, *replies: Reply) -> None:
        self.requests: list[Received] = []
        self.refuses_bodies = False
        """Whether it answers before a body has arrived, and closes the connection."""
        self._replies: Sequence[Reply] = replies
        scripted = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_one_request(self) -> None:
                try:
                    super().handle_one_request()
                except (ConnectionError, OSError):
                    self.close_connection = True

            def answer(self) -> None:
                headers = {name.lower(): value for name, value in self.headers.items()}
                size = 0 if scripted.refuses_bodies else int(headers.get("content-length", "0"))
                body = self.rfile.read(size)
                received = Received(self.command, self.path, headers, body)
                reply = scripted._replies[min(len(scripted.requests), len(scripted._replies) - 1)]
                scripted.requests.append(received)
                reply(self, received)
                if scripted.refuses_bodies:
                    self._drain(int(headers["content-length"]))

            def _drain(self, size: int) -> None:
                """Reads a body without keeping it, so that the answer is not lost with the connection."""
                self.close_connection = True
                for _number in range(size // 65_536 + 1):
                    if not self.rfile.read(65_536):
                        return

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = answer

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True)
        self._thread.start()

    def client(self, **options: Any) -> Livery:
        return Livery(**{"base_url": self.origin, "credential": "sk_test_1", **options})

    def __enter__(self) -> ScriptedServer:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()


def reply_with(body: bytes, status: int = 200, **headers: str) -> Reply:
    def reply(handler: BaseHTTPRequestHandler, _: Received) -> None:
        handler.send_response(status)
        for name, value in {"content_type": "application/json", **headers}.items():
            handler.send_header(name.replace("_", "-"), value)
        handler.send_header("content-length", str(len(body)))
        handler.end_headers()
        handler.wfile.write(body)

    return reply


def json_reply(value: Any, status: int = 200, **headers: str) -> Reply:
    return reply_with(json.dumps(value).encode(), status, **headers)


def refusal(status: int, type: str, code: str, **headers: str) -> Reply:
    """An error in the format of the service."""
    error = {"type": type, "code": code, "message": "It is refused.", "param": None, "request_id": "req_1"}
    return json_reply({"error": error}, status, request_id="req_1", **headers)


def hang_up(handler: BaseHTTPRequestHandler, _: Received) -> None:
    """Closes the connection without an answer."""
    handler.close_connection = True


def cut_off(handler: BaseHTTPRequestHandler, _: Received) -> None:
    """Closes the connection in the middle of the body."""
    handler.wfile.write(b'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"id":')
    handler.close_connection = True


def silence(handler: BaseHTTPRequestHandler, _: Received) -> None:
    """Never answers, until the caller has gone."""
    handler.rfile.read(1)
    handler.close_connection = True
