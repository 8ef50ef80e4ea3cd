import type { DocumentChange } from '@livery/office-model';
import { type ByteEdit, MalformedXml, type OoxmlPackage, XmlPart } from '@livery/office-package';
import { EditTree } from '../edit-tree.ts';
import type { PendingEdit } from '../pending-edit.ts';
import { PartValues } from '../values/part-values.ts';
import { Surroundings } from '../values/surroundings.ts';
import type { PartByteEdits } from '../spliced-part.ts';
import { walkingHandler } from '../xml/element-walker.ts';
import { layoutFooters } from './layout-footers.ts';
import { locationSteps } from './location-steps.ts';
import { PartEdits } from './part-edits.ts';
import { type SlideFacts, SlideFactsHandler } from './slide-facts.ts';
import { walkPart } from './walk-part.ts';

/** Changes that only text documents have. */
const OF_TEXT_DOCUMENTS: ReadonlySet<DocumentChange['kind']> = new Set(['margins', 'direct_formatting']);

/** Makes the edits of a presentation, and returns the bytes that change by the parts that hold them. */
export function editPresentation(file: OoxmlPackage, edits: readonly PendingEdit[]): PartByteEdits {
  const surroundings = new Surroundings(file);
  const changed = new Map<string, readonly ByteEdit[]>();
  for (const [part, ofPart] of byPart(file, edits)) {
    changed.set(part, editPart(file, part, ofPart, surroundings));
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

function editPart(file: OoxmlPackage, part: string, tree: EditTree, surroundings: Surroundings): readonly ByteEdit[] {
  try {
    const xml = XmlPart.of(file, part);
    const questions = { facts: () => factsOf(xml), footers: () => layoutFooters(file, part) };
    const edits = new PartEdits(xml.bytes, new PartValues(() => surroundings.of(part)), questions);
    xml.scan(walkingHandler(walkPart(tree, edits)));
    return edits.byteEdits;
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    for (const one of tree.all()) one.decide('not_supported');
    return [];
  }
}

function factsOf(part: XmlPart): SlideFacts {
  const facts = new SlideFactsHandler();
  part.scan(facts);
  return facts;
}
