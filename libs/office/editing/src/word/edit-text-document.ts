import type { DocumentChange } from '@livery/office-model';
import { type ByteEdit, MalformedXml, type OoxmlPackage, XmlPart } from '@livery/office-package';
import { documentValues, PartReader } from '@livery/office-reading';
import { ByteEdits } from '../byte-edits.ts';
import { EditTree } from '../edit-tree.ts';
import type { PendingEdit } from '../pending-edit.ts';
import type { PartByteEdits } from '../spliced-part.ts';
import { type ElementWalker, walkingHandler } from '../xml/element-walker.ts';
import { textBoxNumbers } from './text-box-numbers.ts';
import { walkWordPart } from './walk-word-part.ts';
import { WordValues } from './word-values.ts';

const KINDS: ReadonlySet<DocumentChange['kind']> = new Set([
  'color',
  'font',
  'size',
  'language',
  'theme_color',
  'theme_font',
  'text',
  'table_header',
  'margins',
  'direct_formatting',
  'remove',
]);

/** Makes the edits of a text document, and returns the bytes that change by the parts that hold them. */
export function editTextDocument(file: OoxmlPackage, edits: readonly PendingEdit[]): PartByteEdits {
  let known: ReturnType<typeof documentValues> | undefined;
  const values = new WordValues(() => (known ??= documentValues(new PartReader(file))));
  const textBoxes = textBoxNumbers(file);
  const edited = Array.from(byPart(file, edits), ([part, tree]) => {
    const walkerOf = (bytes: ByteEdits) => walkWordPart(tree, bytes, values, () => textBoxes(part));
    return [part, editPart(file, part, tree, walkerOf)] as const;
  });
  return new Map(edited);
}

/** The edits that are written in parts, as trees. Those that nothing writes are decided. */
function byPart(file: OoxmlPackage, edits: readonly PendingEdit[]): ReadonlyMap<string, EditTree> {
  const trees = new Map<string, EditTree>();
  for (const one of edits) {
    const { part, location, change } = one.edit;
    const spelling = file.spelling(part);
    if (spelling === undefined || !KINDS.has(change.kind)) one.decide('not_supported');
    else if (/\/smartart(?:\/|$)/.test(location)) one.decide('smartart');
    else {
      const tree = trees.get(spelling) ?? new EditTree();
      trees.set(spelling, tree);
      tree.add(stepsOf(location), one);
    }
  }
  return trees;
}

/** The location of a style is one step: its id may hold slashes. */
function stepsOf(location: string): readonly string[] {
  return location.startsWith('style[') ? [location] : location.split('/');
}

function editPart(
  file: OoxmlPackage,
  part: string,
  tree: EditTree,
  walkerOf: (edits: ByteEdits) => ElementWalker,
): readonly ByteEdit[] {
  try {
    const xml = XmlPart.of(file, part);
    const edits = new ByteEdits(xml.bytes);
    xml.scan(walkingHandler(walkerOf(edits)));
    return edits.byteEdits;
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    for (const one of tree.all()) one.decide('not_supported');
    return [];
  }
}
