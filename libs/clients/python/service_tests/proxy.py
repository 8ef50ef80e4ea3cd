"""A proxy before the service, whose answers get lost or are changed."""

from __future__ import annotations

import http.client
import threading
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any
from urllib.parse import urlsplit

Change = Callable[[bytes], bytes]
_OF_ONE_CONNECTION = ("connection", "keep-alive", "transfer-encoding", "content-length", "host")


class Proxy:
    """Forwards requests to the service, and notes what the service has answered."""

    def __init__(self, service: str) -> None:
        self.statuses: list[int] = []
        """The statuses of all answers of the service, also of those that got lost."""
        self.replayed: list[bool] = []
        """Whether each answer was the repeat of an earlier one."""
        self.losses = 0
        """How many of the next answers get lost: the connection is closed after the service has answered."""
        self.change: Change = lambda body: body
        """What becomes of the body of an answer."""
        proxy = self

        class Handler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def forward(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name: value for name, value in self.headers.items() if name.lower() != "host"}
                connection = http.client.HTTPConnection(urlsplit(service).netloc)
                connection.request(self.command, self.path, body, headers)
                answer = connection.getresponse()
                content = proxy.change(answer.read())
                connection.close()
                proxy.statuses.append(answer.status)
                proxy.replayed.append(answer.getheader("idempotent-replayed") == "true")
                if proxy.losses > 0:
                    proxy.losses -= 1
                    self.close_connection = True
                    return
                self.send_response_only(answer.status)
                for name, value in answer.getheaders():
                    if name.lower() not in _OF_ONE_CONNECTION:
                        self.send_header(name, value)
                self.send_header("content-length", str(len(content)))
                self.end_headers()
                self.wfile.write(content)

            do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = forward

            def log_message(self, format: str, *args: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(target=self._server.serve_forever, args=(0.01,), daemon=True).start()

    def __enter__(self) -> Proxy:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
