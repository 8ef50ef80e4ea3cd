import type { DocumentChange } from '@livery/office-model';
import type { EditTree } from '../edit-tree.ts';
import type { Verdict } from '../pending-edit.ts';
import { reasonAgainst, runChange } from '../writers/changes.ts';
import { writeParagraphBullet } from '../writers/write-bullet.ts';
import { writeRunProperty } from '../writers/write-run-properties.ts';
import { ParagraphText } from '../writers/write-text.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import type { PartEdits } from './part-edits.ts';

/** The elements of a paragraph that are runs, as the reader counts them. */
const RUNS: ReadonlySet<string> = new Set(['a:r', 'a:fld', 'a:br']);

/** Makes the edits of a paragraph and of its runs. */
export function writeParagraph(paragraph: ElementDraft, tree: EditTree, edits: PartEdits): void {
  const runs = paragraph.children.filter(({ name }) => RUNS.has(name));
  const text = new ParagraphText(runs);
  edits.decide(tree.edits, ({ edit: { change } }) => {
    if (change.kind === 'text') return text.write(change);
    const isBullet = change.kind === 'font' || (change.kind === 'color' && change.surface === 'bullet');
    return isBullet ? writeParagraphBullet(paragraph, change, edits.values) : reasonAgainst(change);
  });
  runs.forEach((run, index) => {
    edits.decide(tree.at(`run[${index}]`)?.edits ?? [], ({ edit }) => writeRun(run, edit.change, edits));
  });
}

function writeRun(run: ElementDraft, change: DocumentChange, { values }: PartEdits): Verdict {
  const ofRun = runChange(change);
  if (ofRun === undefined) return reasonAgainst(change);
  const owner = { properties: run.child('a:rPr'), make: () => run.ensure('a:rPr') };
  return writeRunProperty(owner, ofRun, values);
}
