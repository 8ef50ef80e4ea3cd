import type { DocumentChange } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import { combined } from '../writers/combined.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import type { WordValues } from './word-values.ts';
import { writeWordPaint } from './write-word-paint.ts';

/**
 * Writes the colour of a cell where it is set: a cell without a fill shows that of its row or of its table, and each of them may set some
 * borders. @param owners what may set it, the nearest first: the properties of the cell, those of its row, and those of its table
 */
export function writeWordCell(owners: readonly ElementDraft[], change: DocumentChange, values: WordValues): Verdict {
  if (change.kind !== 'color') return 'not_supported';
  if (change.surface === 'table_border') return combined(owners.map((owner) => writeWordPaint(owner, change, values)));
  if (change.surface !== 'table_fill') return 'not_supported';
  const filled = owners.find((owner) => owner.child('w:shd') !== undefined);
  return writeWordPaint(filled, change, values);
}
