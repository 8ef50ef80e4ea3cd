import { type ByteEdit, type OoxmlPackage, relationshipsPart, XmlPart } from '@livery/office-package';
import type { PartByteEdits } from '../spliced-part.ts';
import { type ElementRanges, elementRanges } from './element-ranges.ts';
import type { PartGraph } from './part-graph.ts';
import { NOTHING } from './removal.ts';
import { referenceEdits } from './without-references.ts';

const CONTENT_TYPES = '/[Content_Types].xml';

/** What removing something does to a package. */
export interface PackageRemoval {
  /** The entries that go, relationship parts included. */
  readonly entries: ReadonlySet<string>;
  /** The bytes that change in entries that stay. */
  readonly edits: PartByteEdits;
}

/**
 * Removes parts with the parts that only they lead to, and all that mentions them: relationships, the elements that refer to these
 * relationships, and content types.
 * @throws PackageRefused, MalformedXml
 */
export function removeParts(file: OoxmlPackage, graph: PartGraph, gone: ReadonlySet<string>): PackageRemoval {
  const removed = graph.closure(gone);
  const edits = new Map<string, readonly ByteEdit[]>();
  for (const source of graph.reachable()) {
    if (removed.has(source)) continue;
    const ids = idsOf(graph, source, removed);
    if (ids.size === 0) continue;
    const relationships = relationshipsPart(source);
    edits.set(relationships, removal(file, relationships, ['rel:Relationship', 'Id'], ids));
    const references = source === '/' ? [] : referenceEdits(XmlPart.of(file, source), ids);
    if (references.length > 0) edits.set(source, references);
  }
  const types = removal(file, CONTENT_TYPES, ['ct:Override', 'PartName'], removed);
  if (types.length > 0) edits.set(CONTENT_TYPES, types);
  return { entries: new Set([...removed].flatMap((part) => entriesOf(file, part))), edits };
}

function idsOf(graph: PartGraph, source: string, removed: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(graph.relationships(source).flatMap(({ id, target }) => (removed.has(target) ? [id] : [])));
}

function entriesOf(file: OoxmlPackage, part: string): readonly string[] {
  return [part, relationshipsPart(part)].flatMap((name) => file.spelling(name) ?? []);
}

/** The edits that remove the elements of this name whose attribute has one of the values. */
function removal(
  file: OoxmlPackage,
  part: string,
  [element, attribute]: readonly [element: string, attribute: string],
  values: ReadonlySet<string>,
): readonly ByteEdit[] {
  const folded = new Set([...values].map((value) => value.toLowerCase()));
  const ranges: ElementRanges = elementRanges(
    XmlPart.of(file, part),
    (name, attributes) => name === element && folded.has((attributes.get(attribute) ?? '').toLowerCase()),
  );
  return ranges.map((range) => ({ ...range, bytes: NOTHING }));
}
