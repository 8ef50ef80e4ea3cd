import type { FieldTracker } from '@livery/office-reading';
import type { ByteEdits } from '../byte-edits.ts';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import { runChange } from '../writers/changes.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import { WordRuns, type WordRun } from './word-runs.ts';
import type { WordValues } from './word-values.ts';
import { writeWordDrawings } from './write-word-drawing.ts';
import { writeWordPaint } from './write-word-paint.ts';
import { writeWordRun } from './write-word-run.ts';
import { WordText } from './write-word-text.ts';
import type { DocumentChange } from '@livery/office-model';

/** What is known where a paragraph stands. */
export interface ParagraphPlace {
  readonly fields: FieldTracker;
  readonly isBound: boolean;
}

/** Makes the edits of a paragraph, of its runs and of its drawings. */
export function writeWordParagraph(
  paragraph: ElementDraft,
  tree: EditTree | undefined,
  { fields, isBound }: ParagraphPlace,
  { edits, values }: { readonly edits: ByteEdits; readonly values: WordValues },
): void {
  const runs = new WordRuns(paragraph, fields, isBound);
  if (tree === undefined) return;
  const text = new WordText(runs);
  edits.decide(tree.edits, ({ edit: { change } }) => {
    if (change.kind === 'text') return text.write(change);
    const properties = paragraph.child('w:pPr');
    if (change.kind === 'direct_formatting') return removeProperties(properties, change.properties);
    return change.kind === 'color' ? writeWordPaint(properties, change, values) : 'not_supported';
  });
  writeWordDrawings(runs.drawings, tree, { edits, values });
  runs.runs.forEach((run, index) => {
    edits.decide(tree.at(`run[${index}]`)?.edits ?? [], ({ edit }) => writeRun(run, edit.change, values));
  });
}

function writeRun(wordRun: WordRun, change: DocumentChange, values: WordValues): Verdict {
  const { run, kind } = wordRun;
  const properties = run.child('w:rPr');
  if (change.kind === 'direct_formatting') return removeProperties(properties, change.properties);
  if (change.kind === 'remove') return removeHiddenRun(wordRun);
  if (kind === 'formula') return 'not_supported';
  const ofRun = runChange(change);
  if (ofRun === undefined)
    return change.kind === 'color' ? writeWordPaint(properties, change, values) : 'not_supported';
  // The font of a symbol belongs to the symbol.
  if (kind === 'symbol' && ofRun.kind === 'font') return 'not_supported';
  return writeWordRun({ properties, make: () => run.ensure('w:rPr') }, ofRun, values);
}

function removeProperties(properties: ElementDraft | undefined, names: readonly string[]): Verdict {
  const found = names.flatMap((name) => properties?.child(`w:${name}`) ?? []);
  if (found.length === 0) return 'value_differs';
  for (const property of found) property.remove();
  return { before: names.join(', '), after: '' };
}

/** Removes a run that is marked as hidden. */
function removeHiddenRun({ run, field, isBound }: WordRun): Verdict {
  if (isBound) return 'bound_content_control';
  if (field !== null) return 'field_result';
  if (run.child('w:rPr')?.child('w:vanish') === undefined) return 'not_supported';
  run.remove();
  return { before: run.children.map(({ text }) => text).join(''), after: '' };
}
