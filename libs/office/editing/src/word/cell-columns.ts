import type { ElementDraft } from '../xml/element-draft.ts';

/** The columns before the first cell of a row. @param properties of the row */
export function columnsBefore(properties: ElementDraft | undefined): number {
  return Math.max(0, wholeNumber(properties?.child('w:gridBefore')?.get('w:val')) ?? 0);
}

/** The number of columns of a cell. @param properties of the cell */
export function columnsOf(properties: ElementDraft | undefined): number {
  return wholeNumber(properties?.child('w:gridSpan')?.get('w:val')) ?? 1;
}

function wholeNumber(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) ? value : undefined;
}
