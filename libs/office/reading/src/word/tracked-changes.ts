import type { TrackedChange } from '@livery/office-model';

/** What a tracked change has done. */
export type ChangeKind = TrackedChange['kind'];

/** The elements that track changes (ECMA-376 Part 1, 17.13.5). */
export const CHANGES: ReadonlyMap<string, ChangeKind> = new Map([
  ['w:ins', 'inserted'],
  ['w:del', 'deleted'],
  ['w:moveFrom', 'moved_from'],
  ['w:moveTo', 'moved_to'],
  ['w:cellIns', 'inserted'],
  ['w:cellDel', 'deleted'],
  ['w:cellMerge', 'formatting'],
  ['w:rPrChange', 'formatting'],
  ['w:pPrChange', 'formatting'],
  ['w:sectPrChange', 'formatting'],
  ['w:tblPrChange', 'formatting'],
  ['w:tblPrExChange', 'formatting'],
  ['w:trPrChange', 'formatting'],
  ['w:tcPrChange', 'formatting'],
]);
