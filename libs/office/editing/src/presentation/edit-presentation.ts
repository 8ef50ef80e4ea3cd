import type { DocumentChange } from '@livery/office-model';
import { MalformedXml, type OoxmlPackage, spliceBytes, XmlPart } from '@livery/office-package';
import { EditTree } from '../edit-tree.ts';
import type { PendingEdit } from '../pending-edit.ts';
import { PartValues } from '../values/part-values.ts';
import { Surroundings } from '../values/surroundings.ts';
import { walkingHandler } from '../xml/element-walker.ts';
import { locationSteps } from './location-steps.ts';
import { PartEdits } from './part-edits.ts';
import { walkPart } from './walk-part.ts';

const MARK = Buffer.from([0xef, 0xbb, 0xbf]);
/** Changes that only text documents have. */
const OF_TEXT_DOCUMENTS: ReadonlySet<DocumentChange['kind']> = new Set(['margins', 'direct_formatting']);

/** Makes the edits of a presentation, and returns the parts that have other bytes afterwards. */
export function editPresentation(file: OoxmlPackage, edits: readonly PendingEdit[]): ReadonlyMap<string, Uint8Array> {
  const surroundings = new Surroundings(file);
  const changed = new Map<string, Uint8Array>();
  for (const [part, ofPart] of byPart(file, edits)) {
    const bytes = editPart(file, part, ofPart, surroundings);
    if (bytes !== undefined) changed.set(part, bytes);
  }
  return changed;
}

/** The edits that are written in parts, as trees. Those that nothing writes are decided. */
function byPart(file: OoxmlPackage, edits: readonly PendingEdit[]): ReadonlyMap<string, EditTree> {
  const trees = new Map<string, EditTree>();
  for (const one of edits) {
    const { part, location, change } = one.edit;
    const spelling = file.spelling(part);
    if (spelling === undefined || OF_TEXT_DOCUMENTS.has(change.kind) || change.kind === 'remove') {
      one.decide('not_supported');
    } else if (/\/smartart(?:\/|$)/.test(location)) {
      one.decide('smartart');
    } else {
      const tree = trees.get(spelling) ?? new EditTree();
      trees.set(spelling, tree);
      tree.add(locationSteps(location), one);
    }
  }
  return trees;
}

function editPart(
  file: OoxmlPackage,
  part: string,
  tree: EditTree,
  surroundings: Surroundings,
): Uint8Array | undefined {
  try {
    const xml = XmlPart.of(file, part);
    const edits = new PartEdits(part, xml.bytes, new PartValues(() => surroundings.of(part)));
    xml.scan(walkingHandler(walkPart(tree, edits)));
    if (edits.byteEdits.length === 0) return undefined;
    const sorted = edits.byteEdits.toSorted((one, other) => one.start - other.start || one.end - other.end);
    const spliced = spliceBytes(xml.bytes, sorted);
    return hasMark(file, part) ? Buffer.concat([MARK, spliced]) : spliced;
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    for (const one of tree.all()) one.decide('not_supported');
    return undefined;
  }
}

/** Whether the part begins with the byte order mark of UTF-8, which its decoded bytes do not have. */
function hasMark(file: OoxmlPackage, part: string): boolean {
  return MARK.equals(file.head(part, MARK.length) ?? MARK.subarray(1));
}
