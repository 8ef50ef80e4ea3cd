"""What must hold in the package of a presentation. This reads the file without any code of the product."""

import hashlib
import posixpath
import re
import zipfile
from urllib.parse import unquote

from lxml import etree

TYPES = "{http://schemas.openxmlformats.org/package/2006/content-types}"
LEAST_MASTER_ID = 2**31
LEAST_SLIDE_ID = 256
RELATIONSHIPS = re.compile(r"^\{http://(?:schemas\.openxmlformats\.org/officeDocument/2006|purl\.oclc\.org/ooxml/officeDocument)/relationships\}")
LEFT_OUT = ("comments", "thumbnail", "printerSettings", "commentAuthors", "authors")
SHARED_WORKBOOKS = ("package", "oleObject")

parser = etree.XMLParser(resolve_entities=False, huge_tree=True)


class Package:
    def __init__(self, path: str):
        with zipfile.ZipFile(path) as file:
            self.entries = [entry.filename for entry in file.infolist()]
            self.parts = {entry.filename: file.read(entry) for entry in file.infolist()}
        self.defaults, self.overrides, self.declared = {}, {}, []
        for element in etree.fromstring(self.parts["[Content_Types].xml"], parser):
            if element.tag == TYPES + "Default":
                self.defaults[element.get("Extension").lower()] = element.get("ContentType")
                self.declared.append("." + element.get("Extension").lower())
            elif element.tag == TYPES + "Override":
                self.overrides[element.get("PartName").lstrip("/").lower()] = element.get("ContentType")
                self.declared.append(element.get("PartName").lower())
        self.names = {name.lower(): name for name in self.entries}
        self.relations = {}
        for name in self.entries:
            if name.lower().endswith(".rels"):
                folder, file_name = posixpath.split(name)
                owner = posixpath.join(posixpath.dirname(folder), file_name[: -len(".rels")])
                self.relations[owner.lower()] = self.read_relations(name, owner)

    def read_relations(self, name, owner):
        result, folder = [], posixpath.dirname(owner)
        for element in etree.fromstring(self.parts[name], parser):
            if not isinstance(element.tag, str):
                continue
            external = element.get("TargetMode") == "External"
            target = element.get("Target") or ""
            kind = element.get("Type").rsplit("/", 1)[-1]
            if not external:
                target, _, place = target.partition("#")
                target = posixpath.normpath(posixpath.join("/" + folder, unquote(target))).lstrip("/") if target else owner
                kind = f"{kind}#{place}" if place else kind
            result.append((element.get("Id"), kind, target, external))
        return result

    def of(self, part, kind=None):
        return [(id, target) for id, type, target, external in self.relations.get(part.lower(), []) if not external and kind in (None, type)]

    def type_of(self, name):
        extension = name.rsplit(".", 1)[-1].lower() if "." in posixpath.basename(name) else ""
        return self.overrides.get(name.lower()) or self.defaults.get(extension)

    def is_slide(self, name):
        return (self.type_of(name) or "").endswith("presentationml.slide+xml")

    def xml(self, name):
        """The root of a part; of a part that is not well-formed, which is a finding of its own, an empty element."""
        try:
            return etree.fromstring(self.parts[self.names[name.lower()]], parser)
        except etree.XMLSyntaxError:
            return etree.Element("broken")

    def has(self, name):
        return name.lower() in self.names


def find_problems(package: Package) -> dict:
    """`problems` must be empty. `unanswered` may only hold what the source holds, too. `counts` is for comparisons."""
    presentation = next((target for _, target in package.of("", "officeDocument")), None)
    problems = [*zip_problems(package), *type_problems(package), *relationship_problems(package), *reach_problems(package)]
    if presentation is None or not package.has(presentation):
        return {"problems": [*problems, "there is no main part"], "unanswered": [], "counts": {}, "slides": [], "kinds": [], "types": []}
    problems += structure_problems(package, presentation)
    types = [package.type_of(name) or "" for name in package.entries]
    images = [hashlib.sha256(package.parts[name]).digest() for name, type in zip(package.entries, types) if type.startswith("image/")]
    return {
        "problems": problems,
        "unanswered": sorted(set(unanswered(package)) | set(undefined_table_styles(package, presentation))),
        "counts": {
            "slides": sum(type.endswith("presentationml.slide+xml") for type in types),
            "masters": sum(type.endswith("slideMaster+xml") for type in types),
            "layouts": sum(type.endswith("slideLayout+xml") for type in types),
            "notes": sum(type.endswith("notesSlide+xml") for type in types),
            "notesMasters": sum(type.endswith("notesMaster+xml") for type in types),
            "themes": sum(type.endswith(".theme+xml") for type in types),
            "images": len(images),
            "sameImages": len(images) - len(set(images)),
            "parts": len(package.entries),
        },
        "slides": [contents(package, target) for _, target in listed(package, presentation, "{*}sldIdLst/{*}sldId") if target and package.has(target)],
        "kinds": sorted({("!" if external else "") + kind_of(package, type, target) for relations in package.relations.values() for _, type, target, external in relations}),
        "types": sorted(set(types)),
    }


def kind_of(package, kind, target):
    """Extended properties that only name the program and its version are kept, and have a kind of their own."""
    if kind not in ("extended-properties", "extendedProperties") or not package.has(target):
        return kind
    names = {etree.QName(element).localname for element in package.xml(target) if isinstance(element.tag, str)}
    return "program" if names <= {"Application", "AppVersion"} else "extended-properties"


def contents(package, slide):
    """What a slide consists of: for each relationship that can be followed from it, the kind and the hash of the part.

    A master has no hash, since its list of layouts is rewritten; nor has a slide to which a link leads."""
    found, reached, waiting = {f"slide {digest(package, slide)}"}, {slide.lower()}, [("", slide)]
    while waiting:
        origin, part = waiting.pop()
        for _, kind, target, external in package.relations.get(part.lower(), []):
            if kind in LEFT_OUT or (kind == "slideLayout" and origin == "slideMaster"):
                continue
            if kind == "notesSlide" and not package.of(target, "notesMaster"):
                continue  # Notes without a master are not valid, and are left out.
            place = "notesMaster " if "notesMaster" in (origin.split(" ")[0], kind) else ""
            if external:
                found.add(f"{place}{kind} to {target}")
            elif kind == "slideMaster" or package.is_slide(target):
                found.add(f"{place}{kind}")
            elif package.has(target):
                found.add(f"{place}{kind} {digest(package, target)}")
            if not external and not package.is_slide(target) and package.has(target) and target.lower() not in reached:
                reached.add(target.lower())
                waiting.append((f"{place}{kind}", target))
    return sorted(found)


def digest(package, name):
    """The hash of a part; a star if it refers to something that is left out or missing, since such references are removed."""
    gone = {
        id
        for id, kind, target, external in package.relations.get(name.lower(), [])
        if kind in LEFT_OUT or not (external or package.has(target))
    }
    if gone and any(value in gone for element in package.xml(name).iter(etree.Element) for key, value in element.attrib.items() if RELATIONSHIPS.match(key)):
        return "*"
    return hashlib.sha256(package.parts[package.names[name.lower()]]).hexdigest()[:16]


def zip_problems(package):
    if package.entries[:1] != ["[Content_Types].xml"]:
        yield f"the first entry is {package.entries[:1]}"
    if len(package.names) != len(package.entries):
        yield "names are not unique without case"
    for name in package.entries:
        if name.endswith("/") or "\\" in name or name.startswith("/"):
            yield f"{name} is no name of a part"


def type_problems(package):
    if len(set(package.declared)) != len(package.declared):
        yield "a type is declared twice"
    for name in package.overrides:
        if name not in package.names:
            yield f"{name} has a type, but is missing"
    for name in package.entries:
        if name != "[Content_Types].xml" and package.type_of(name) is None:
            yield f"{name} has no type"


def relationship_problems(package):
    for owner, relations in package.relations.items():
        if owner and owner not in package.names:
            yield f"{owner} has relationships, but is missing"
        ids = [id for id, *_ in relations]
        if len(set(ids)) != len(ids):
            yield f"{owner} has an id of relationships twice"
        for id, type, target, external in relations:
            if not external and not package.has(target):
                yield f"{owner}: {type} {id} leads to {target}, which is missing"


def reach_problems(package):
    reached, waiting = set(), [""]
    while waiting:
        for _, target in package.of(waiting.pop()):
            if target.lower() not in reached:
                reached.add(target.lower())
                waiting.append(target)
    for name in package.entries:
        if name != "[Content_Types].xml" and not name.lower().endswith(".rels") and name.lower() not in reached:
            yield f"{name} cannot be reached"


def unanswered(package):
    """References of XML parts to relationships that their part does not have."""
    for name in package.entries:
        if not name.lower().endswith((".xml", ".vml")):
            continue
        try:
            root = etree.fromstring(package.parts[name], parser)
        except etree.XMLSyntaxError:
            yield f"a part of type {package.type_of(name)} is not well-formed"
            continue
        ids = {id for id, *_ in package.relations.get(name.lower(), [])}
        for element in root.iter(etree.Element):
            for attribute, value in element.attrib.items():
                if RELATIONSHIPS.match(attribute) and value and value not in ids:
                    yield f"{etree.QName(root).localname}: {etree.QName(element).localname} {etree.QName(attribute).localname}"


def undefined_table_styles(package, presentation):
    defined = {
        element.get("styleId")
        for _, target in package.of(presentation, "tableStyles")
        if package.has(target)
        for element in package.xml(target)
        if isinstance(element.tag, str)
    }
    for _, slide in package.of(presentation, "slide"):
        if package.has(slide):
            for element in package.xml(slide).iterfind(".//{*}tableStyleId"):
                if element.text not in defined:
                    yield f"table style {element.text}"


def listed(package, part, path):
    """The elements of a list with relationships, each with its id and the part that it names."""
    targets = {id: target for id, target in package.of(part)}
    for element in package.xml(part).iterfind(path):
        relationship = next((value for name, value in element.attrib.items() if RELATIONSHIPS.match(name)), None)
        yield element.get("id"), targets.get(relationship)


def structure_problems(package, presentation):
    masters = list(listed(package, presentation, "{*}sldMasterIdLst/{*}sldMasterId"))
    slides = list(listed(package, presentation, "{*}sldIdLst/{*}sldId"))
    notes_masters = list(listed(package, presentation, "{*}notesMasterIdLst/{*}notesMasterId"))
    if not masters:
        yield "there is no master"
    if len(notes_masters) > 1:
        yield "there are several notes masters"
    yield from list_problems("slide", slides, package.of(presentation, "slide"))
    yield from list_problems("master", masters, package.of(presentation, "slideMaster"))
    yield from list_problems("notes master", notes_masters, package.of(presentation, "notesMaster"))
    for id, _ in slides:
        if id is None or not LEAST_SLIDE_ID <= int(id) < LEAST_MASTER_ID:
            yield f"a slide has the id {id}"
    if len({id for id, _ in slides}) != len(slides):
        yield "ids of slides are not unique"
    ids, owners, themes = [id for id, _ in masters], {}, {}
    for _, master in masters:
        if master is None or not package.has(master):
            continue
        layouts = list(listed(package, master, "{*}sldLayoutIdLst/{*}sldLayoutId"))
        ids += [id for id, _ in layouts]
        yield from list_problems("layout", layouts, package.of(master, "slideLayout"))
        for _, layout in layouts:
            if layout is not None:
                owners.setdefault(layout.lower(), []).append(master.lower())
    if any(id is None or not LEAST_MASTER_ID <= int(id) < 2**32 for id in ids):
        yield "an id of a master or layout is out of range"
    if len(set(ids)) != len(ids):
        yield "ids of masters and layouts are not unique together"
    for layout, listing in owners.items():
        if len(listing) > 1:
            yield f"{layout} is in the lists of several masters"
        if [target.lower() for _, target in package.of(layout, "slideMaster")] != listing[:1]:
            yield f"{layout} does not lead to its master"
    for _, part in [*masters, *notes_masters]:
        found = package.of(part, "theme") if part else []
        if len(found) != 1:
            yield f"{part} has {len(found)} themes"
    for _, part in [*masters, *notes_masters]:
        for _, theme in package.of(part, "theme") if part else []:
            themes[theme.lower()] = themes.get(theme.lower(), 0) + 1
    if any(count > 1 for count in themes.values()):
        yield "a theme has several masters"
    for _, slide in slides:
        if slide is not None and package.has(slide):
            yield from slide_problems(package, slide, owners, notes_masters)
    yield from shared_workbooks(package)


def list_problems(what, listing, relations):
    targets = [target for _, target in listing]
    if None in targets:
        yield f"a {what} in a list has no relationship"
    if sorted(target for target in targets if target) != sorted(target for _, target in relations):
        yield f"the list of {what}s and their relationships differ"


def slide_problems(package, slide, owners, notes_masters):
    layouts = package.of(slide, "slideLayout")
    if len(layouts) != 1 or layouts[0][1].lower() not in owners:
        yield f"{slide} has {len(layouts)} layouts, or one of no master"
    for _, notes in package.of(slide, "notesSlide"):
        # Google's exports have notes without a way back, which PowerPoint accepts.
        if any(target.lower() != slide.lower() for _, target in package.of(notes, "slide")):
            yield f"{notes} does not lead to its slide"
        if [target for _, target in package.of(notes, "notesMaster")] != [target for _, target in notes_masters]:
            yield f"{notes} does not lead to the notes master"


def shared_workbooks(package):
    owners = {}
    for owner, relations in package.relations.items():
        for _, type, target, external in relations:
            if type in SHARED_WORKBOOKS and not external and "/charts/" in f"/{owner}":
                owners.setdefault(target.lower(), set()).add(owner)
    for target, parts in owners.items():
        if len(parts) > 1:
            yield f"{target} belongs to several charts"
