import type { ScriptSlot } from '@livery/office-model';
import type { NumberingLevel } from './numbering-source.ts';
import { hintedScripts, plainScripts } from './word-scripts.ts';

/** A typical character of the numbers of some formats (ECMA-376 Part 1, 17.18.59). All other formats use digits and Latin letters. */
const NUMERALS: readonly (readonly [formats: RegExp, character: string])[] = [
  [/^(?:ideograph|japanese|chinese|taiwanese|korean|aiueo|iroha|ganada|chosung|decimalFullWidth)/, '一'],
  [/^decimalEnclosed/, '①'],
  [/^(?:hebrew|arabic|hindi|thai)/, 'א'],
  [/^russian/, 'а'],
];
const LEVEL_NUMBER = /%\d/g;

/** The slots whose characters occur in the number or bullet of a level. */
export function labelScripts({ format, text, run }: NumberingLevel): readonly ScriptSlot[] {
  const numeral = NUMERALS.find(([formats]) => formats.test(format))?.[1] ?? '1';
  const label = format === 'bullet' ? text : text.replace(LEVEL_NUMBER, numeral);
  const hints = { complexScript: run.complexScript ?? false, eastAsia: run.hintsEastAsia ?? false };
  return hintedScripts(plainScripts(label), label, hints);
}
