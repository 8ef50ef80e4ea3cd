from __future__ import annotations

import hashlib
import io
import os
import re
import resource
import tempfile
import unittest
from pathlib import Path
from typing import IO, Any, cast

from scripted_server import Received, Reply, ScriptedServer, cut_off, hang_up, json_reply, refusal, reply_with

import livery
from livery import FileSource, FileUpload

FILE = json_reply({"id": "file_1", "object": "file"}, 201)
CONTENT = b"\x00deck\r\n--boundary\xff" * 1_000
LARGE_BYTES = 256 * 1024 * 1024


class Unseekable(io.RawIOBase):
    """What a program reads from a socket or another program."""

    def __init__(self, content: bytes) -> None:
        self._rest = io.BytesIO(content)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        return self._rest.readinto(buffer)  # type: ignore[arg-type]


class Uploads(unittest.TestCase):
    def test_send_every_kind_of_file_and_can_be_repeated(self) -> None:
        with tempfile.TemporaryDirectory() as directory:
            path = Path(directory, 'a "deck".pptx')
            path.write_bytes(CONTENT)
            with open(path, "rb") as file, open(path, "rb") as skipped:
                skipped.read(5)
                sources: list[tuple[FileSource, bytes, str]] = [
                    (CONTENT, CONTENT, "file"),
                    (bytearray(CONTENT), CONTENT, "file"),
                    (path, CONTENT, "a %22deck%22.pptx"),
                    (file, CONTENT, "a %22deck%22.pptx"),
                    (skipped, CONTENT[5:], "a %22deck%22.pptx"),
                    (cast(IO[bytes], Unseekable(CONTENT)), CONTENT, "file"),
                ]
                for source, content, name in sources:
                    with self.subTest(type(source).__name__), ScriptedServer(hang_up, FILE) as server:
                        self.assertEqual(server.client().files.store(file=source)["id"], "file_1")
                        for request in server.requests:
                            self._assert_form(request, content, name)

    def _assert_form(self, request: Received, content: bytes, name: str) -> None:
        boundary = re.fullmatch("multipart/form-data; boundary=(.*)", request.headers["content-type"])
        assert boundary
        head, _, rest = request.body.partition(b"\r\n\r\n")
        self.assertIn(f'name="file"; filename="{name}"'.encode(), head)
        self.assertEqual(rest, content + f"\r\n--{boundary[1]}--\r\n".encode())

    def test_send_texts_numbers_and_lists_as_fields(self) -> None:
        with ScriptedServer(FILE) as server:
            server.client().library_assets.create(
                file=b"x", filename="Über.png", tags=["harbour", "dawn"], metadata={"source": "python"}
            )
            body = server.requests[0].body.decode()
            self.assertIn('name="tags"\r\n\r\n["harbour","dawn"]\r\n', body)
            self.assertIn('name="metadata"\r\n\r\n{"source":"python"}\r\n', body)
            self.assertIn('name="file"; filename="Über.png"', body)

    def test_send_the_id_of_a_file_as_json(self) -> None:
        with ScriptedServer(FILE) as server:
            server.client().library_assets.create(file="file_1", tags=["harbour"])
            self.assertEqual(server.requests[0].body, b'{"file":"file_1","tags":["harbour"]}')

    def test_refuse_what_is_no_file(self) -> None:
        with ScriptedServer(FILE) as server, open(__file__, encoding="utf-8") as text:
            files: list[Any] = ["decks/a.pptx", 7, {}, text]
            for wrong in files:
                with self.subTest(wrong), self.assertRaisesRegex(TypeError, "^file must be bytes, a path"):
                    server.client().files.store(file=wrong)
            self.assertRaises(FileNotFoundError, server.client().files.store, file=Path("missing.pptx"))
            self.assertEqual(server.requests, [])

    def test_do_not_read_a_large_file_into_memory(self) -> None:
        refused = refusal(413, "invalid_request_error", "too_large")
        with tempfile.NamedTemporaryFile() as file, ScriptedServer(refused) as server:
            os.truncate(file.name, LARGE_BYTES)
            before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
            # The server of this test keeps no body of this size, either.
            server.refuses_bodies = True
            with self.assertRaises(livery.InvalidRequestError):
                server.client().files.store(file=Path(file.name))
            grown_kib = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before
            self.assertLess(grown_kib, LARGE_BYTES / 1024 / 8)

    def test_of_many_files_send_only_what_the_service_does_not_have(self) -> None:
        contents = [b"one", b"two", b"one", b"three"]
        hashes = [hashlib.sha256(content).hexdigest() for content in contents]
        missing = json_reply({"object": "file_precheck", "missing": [hashes[0], hashes[3]]})
        with ScriptedServer(missing, FILE) as server:
            outcomes = server.client().files.store_missing([FileUpload(io.BytesIO(content)) for content in contents])
            self.assertEqual([outcome.sha256 for outcome in outcomes], hashes)
            self.assertEqual([outcome.stored is not None for outcome in outcomes], [True, False, False, True])
            self.assertEqual(len(server.requests), 3)
            self.assertIn(b"\r\n\r\none\r\n", server.requests[1].body)


class Downloads(unittest.TestCase):
    def test_have_a_name_and_are_saved(self) -> None:
        disposition = "attachment; filename=\"uber.pptx\"; filename*=UTF-8''%C3%BCber.pptx"
        reply = reply_with(CONTENT, content_type="image/png", content_disposition=disposition)
        with ScriptedServer(reply) as server, tempfile.TemporaryDirectory() as directory:
            download = server.client().library_assets.download("asset_1")
            self.assertEqual((download.filename, download.size_bytes), ("über.pptx", len(CONTENT)))
            self.assertEqual(download.content_type, "image/png")
            download.save(Path(directory, "file"))
            self.assertEqual(Path(directory, "file").read_bytes(), CONTENT)
            client = server.client()
            with client.library_assets.download("asset_1") as other:
                self.assertEqual(other.read(), CONTENT)
            # What was read to its end is closed already, and its connection is used again.
            download.close()
            self.assertEqual(len(client.library_assets.download("asset_1").read()), len(CONTENT))

    def test_that_are_cut_off_are_an_error(self) -> None:
        with ScriptedServer(cut_off) as server:
            with server.client().library_assets.download("asset_1") as download:
                self.assertRaises(livery.LiveryConnectionError, download.read)


class Streams(unittest.TestCase):
    def test_are_opened_again_until_the_job_has_ended(self) -> None:
        def stream(*jobs: bytes) -> Reply:
            return reply_with(b"".join(b"data: %b\n\n" % job for job in jobs), content_type="text/event-stream")

        parts = [stream(b'{"id":"job_1","completed":null}'), stream(b'{"id":"job_1","completed":"2026-11-28"}')]
        with ScriptedServer(*parts) as server:
            completed = [job["completed"] for job in server.client().jobs.follow("job_1")]
            self.assertEqual(completed, [None, "2026-11-28"])
            self.assertEqual(server.requests[0].headers["accept"], "text/event-stream")


if __name__ == "__main__":
    unittest.main()
