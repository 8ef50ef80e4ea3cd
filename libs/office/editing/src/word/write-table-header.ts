import type { DocumentChange } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import type { ElementDraft } from '../xml/element-draft.ts';

/** Makes the first row of a table its header row (ECMA-376 Part 1, 17.4.49). */
export function writeTableHeader(row: ElementDraft, change: DocumentChange): Verdict {
  if (change.kind !== 'table_header') return 'not_supported';
  const properties = row.ensure('w:trPr');
  const header = properties?.ensure('w:tblHeader');
  if (header === undefined) return 'not_supported';
  header.set('w:val', null);
  return { before: '', after: 'header row' };
}
