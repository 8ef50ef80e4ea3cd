"""Validates presentations for the proof of split and merge, and prepares copies for rendering.

Each line of its input is a request in JSON, each line of its output the answer:
{"validate": path} -> what openxml-audit reports, whether python-pptx opens and saves the file, and what package_rules.py finds
{"mask": path, "as": path, "defaults": path} -> {}: the copy has no fields, whose text differs by time and place, fetches nothing, and
has the default text style of the third file, if one is given
"""

import io
import json
import logging
import re
import sys
import zipfile

from openxml_audit import OpenXmlValidator
from pptx import Presentation

from package_rules import Package, find_problems

FIELD = re.compile(rb'(<a:fld\b[^>]*?\stype=")[^"]*(")')
EXTERNAL = re.compile(rb'<(?:\w+:)?Relationship\b[^>]*\bTargetMode\s*=\s*["\']External["\'][^>]*>')
TARGET = re.compile(rb'(\bTarget\s*=\s*)("[^"]*"|\'[^\']*\')')
DEFAULT_STYLE = re.compile(rb"<p:defaultTextStyle\b(?:[^>]*/>|.*?</p:defaultTextStyle>)", re.DOTALL)
NOTES_SIZE = re.compile(rb"<p:notesSz\b[^>]*?(?:/>|>\s*</p:notesSz>)")
NUMBERED = re.compile(r"\d+(?=\.\w+)|(?<=rId)\d+|(?<=\[)\d+(?=\])")

auditor = OpenXmlValidator(max_errors=0)


def audited(path: str, package: Package) -> list[str]:
    """The findings, with types of parts for their names, and without numbers, since a rewritten package has other ones."""
    findings = set()
    for error in auditor.validate(path).errors:
        part = package.type_of(error.part_uri.lstrip("/")) or error.part_uri
        where = f"{part} {re.sub(r'/[^/]*:', '/', error.path)}"
        findings.add(NUMBERED.sub("#", f"{error.error_type.value} {where}: {error.description}"))
    return sorted(findings)


def saved(path: str) -> str | None:
    """Opens and saves the file with python-pptx, and reads all its slides. Templates are opened as presentations."""
    try:
        with open(path, "rb") as file:
            content = as_presentation(file.read())
        presentation = Presentation(io.BytesIO(content))
        for slide in presentation.slides:
            [shape.shape_type for shape in slide.shapes]
            slide.slide_layout.slide_master.name
            slide.has_notes_slide and slide.notes_slide.notes_placeholder
        again = io.BytesIO()
        presentation.save(again)
        Presentation(again)
        return None
    except Exception as error:  # Whatever it is, it is the finding.
        return f"{type(error).__name__}: {error}"


MAIN_TYPE = re.compile(
    rb"application/vnd\.(?:openxmlformats-officedocument\.presentationml|ms-powerpoint)\.(?:template|slideshow|presentation)\.(?:main|macroEnabled\.main)\+xml"
)
PRESENTATION = b"application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"


def as_presentation(content: bytes) -> bytes:
    """python-pptx refuses the main types of templates, slide shows and macros."""
    with zipfile.ZipFile(io.BytesIO(content)) as source:
        types = source.read("[Content_Types].xml")
    if MAIN_TYPE.sub(PRESENTATION, types) == types:
        return content
    return rewritten(content, lambda name, part: MAIN_TYPE.sub(PRESENTATION, part) if name == "[Content_Types].xml" else part)


def main_part(package: Package) -> str:
    return next((target for _, target in package.of("", "officeDocument")), "").lower()


def with_defaults(package: Package, source: Package) -> bytes | None:
    """The main part, with the default text style of another presentation."""
    part, other = (opened.parts.get(opened.names.get(main_part(opened), "")) for opened in (package, source))
    if part is None or other is None:
        return None
    style = DEFAULT_STYLE.search(other)
    return NOTES_SIZE.sub(lambda found: found[0] + (style[0] if style else b""), DEFAULT_STYLE.sub(b"", part))


def masked(name: str, content: bytes) -> bytes:
    if name.endswith(".rels"):
        return EXTERNAL.sub(lambda found: TARGET.sub(rb'\1"about:invalid"', found[0]), content)
    if name.endswith(".xml") and b"<a:fld" in content:
        return FIELD.sub(rb"\1none\2", content)
    return content


def rewritten(content: bytes, change) -> bytes:
    copy = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(content)) as source, zipfile.ZipFile(copy, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as target:
        for entry in source.infolist():
            target.writestr(entry.filename, change(entry.filename, source.read(entry)))
    return copy.getvalue()


def answer(request: dict) -> dict:
    if "mask" in request:
        with open(request["mask"], "rb") as source:
            copy = rewritten(source.read(), masked)
        if "defaults" in request:
            package = Package(request["mask"])
            main, edited = main_part(package), with_defaults(package, Package(request["defaults"]))
            copy = rewritten(copy, lambda name, part: part if name.lower() != main or edited is None else edited)
        with open(request["as"], "wb") as target:
            target.write(copy)
        return {}
    path = request["validate"]
    package = Package(path)
    return {"audit": audited(path, package), "unsaved": saved(path), **find_problems(package)}


logging.disable(logging.CRITICAL)
for line in sys.stdin:
    try:
        result = answer(json.loads(line))
    except Exception as error:
        result = {"error": f"{type(error).__name__}: {error}"}
    print(json.dumps(result), flush=True)
