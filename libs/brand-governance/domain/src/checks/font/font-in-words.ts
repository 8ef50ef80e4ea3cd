import type { ScriptSlot } from '@livery/office-model';
import type { Uses } from '../../judging/check.ts';
import { counted, piecesOfText } from '../../judging/in-words.ts';
import { listMarksInWords } from '../../judging/list-marks.ts';

const SLOT_NAMES: Readonly<Record<ScriptSlot, string>> = {
  latin: 'Latin',
  high_ansi: 'Latin',
  ea: 'East Asian',
  cs: 'complex script',
  sym: 'symbol',
};

/** A font with the script that it is used for: `MS Gothic (East Asian)`. It is a part of the ids of findings. */
export function fontOfScript(typeface: string, slot: ScriptSlot): string {
  return `${typeface} (${SLOT_NAMES[slot]})`;
}

/** Where a font is used: `Arial appears in 2 places`, `The numbers of 2 lists are set in Arial`. */
export function fontInWords(name: string, { length, listMarks }: Uses): string {
  const marks = listMarks();
  return marks === null
    ? `${name} appears in ${counted(length, 'place')}`
    : `${listMarksInWords(marks)} set in ${name}`;
}

/** What the font is, behind where it is used: ` and is`, `, which is`. */
export function andIs({ listMarks }: Uses): string {
  return listMarks() === null ? ' and is' : ', which is';
}

/** `2 pieces of text name a font called "inherit", which does not exist (pasted from a web page)` */
export function noFontInWords(typeface: string, length: number): string {
  const named = `${piecesOfText(length)} ${length === 1 ? 'names' : 'name'} a font called "${typeface}"`;
  return `${named}, which does not exist (pasted from a web page)`;
}
