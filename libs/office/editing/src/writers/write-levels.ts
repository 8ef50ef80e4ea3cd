import type { DocumentChange } from '@livery/office-model';
import type { Verdict } from '../pending-edit.ts';
import type { PartValues } from '../values/part-values.ts';
import type { ElementDraft } from '../xml/element-draft.ts';
import { reasonAgainst, runChange } from './changes.ts';
import { combined } from './combined.ts';
import { writeBulletColor, writeBulletFont } from './write-bullet.ts';
import { writeRunProperty } from './write-run-properties.ts';

const LEVEL = /^a:(?:lvl[1-9]pPr|defPPr)$/;

/** Writes a change into every level of a list style that sets the old value: the location of a list style names no level. */
export function writeListStyle(style: ElementDraft, change: DocumentChange, values: PartValues): Verdict {
  const levels = style.children.filter(({ name }) => LEVEL.test(name));
  const verdicts = levels.map((level) => writeLevel(level, change, values));
  return verdicts.length === 0 ? 'value_differs' : combined(verdicts);
}

/** Writes a change into one level of a text style, or else into what holds for all levels. @param level zero-based */
export function writeTextStyle(
  style: ElementDraft,
  level: number,
  change: DocumentChange,
  values: PartValues,
): Verdict {
  const levels = [style.child(`a:lvl${level + 1}pPr`), style.child('a:defPPr')].filter((one) => one !== undefined);
  for (const one of levels) {
    const verdict = writeLevel(one, change, values);
    if (verdict !== 'value_differs') return verdict;
  }
  return 'value_differs';
}

function writeLevel(level: ElementDraft, change: DocumentChange, values: PartValues): Verdict {
  if (change.kind === 'color' && change.surface === 'bullet') return writeBulletColor(level, change, values);
  const ofRuns = runChange(change);
  if (ofRuns === undefined) return reasonAgainst(change);
  const written = writeRunProperty({ properties: level.child('a:defRPr') }, ofRuns, values);
  return change.kind === 'font' ? combined([written, writeBulletFont(level, change, values)]) : written;
}
