import type { ScriptSlot } from '@livery/brand-governance-domain';
import { slotOf } from '../resolution/script-slots.ts';

const FIRST_HIGH = 0x80;
const LATIN: readonly ScriptSlot[] = ['latin'];
const COMPLEX: readonly ScriptSlot[] = ['cs'];
const SYMBOLS: readonly ScriptSlot[] = ['sym'];
const NONE: readonly ScriptSlot[] = [];

/** Characters that East Asian and Latin fonts share: the hint decides (ECMA-376 Part 1, 17.3.2.26). */
const AMBIGUOUS =
  /[\u00a1\u00a4\u00a7\u00a8\u00aa\u00ad\u00af-\u00b4\u00b6-\u00ba\u00bc-\u00bf\u00d7\u00f7\u02b0-\u04ff\u2000-\u2e7f\ue000-\uf8ff\ufb00-\ufb1c]/;

/** What decides on the slot of a character beside the character. */
export interface SlotHints {
  /** `w:cs` or `w:rtl`: all characters are of complex scripts. */
  readonly complexScript: boolean;
  readonly eastAsia: boolean;
}

/** The slots whose characters occur in a text (effective values, 6.3). Common answers are shared arrays. */
export function wordScripts(text: string, { complexScript, eastAsia }: SlotHints): readonly ScriptSlot[] {
  let hasText = false;
  let index = 0;
  for (; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code >= FIRST_HIGH) break;
    if (code > 0x20) hasText = true;
  }
  if (index === text.length) return hasText ? (complexScript ? COMPLEX : LATIN) : NONE;
  if (text.trim() === '') return NONE;
  return complexScript ? COMPLEX : slotsOf(text, eastAsia);
}

/** Formulas are set in symbols, whatever their characters are. */
export function formulaScripts(text: string): readonly ScriptSlot[] {
  return text.trim() === '' ? NONE : SYMBOLS;
}

function slotsOf(text: string, eastAsia: boolean): readonly ScriptSlot[] {
  const slots = new Set<ScriptSlot>();
  for (const character of text) {
    if (character.trim() === '') continue;
    const point = character.codePointAt(0) ?? 0;
    const slot = eastAsia && AMBIGUOUS.test(character) ? 'ea' : slotOf(point);
    slots.add(slot === 'latin' && point >= FIRST_HIGH ? 'high_ansi' : slot);
  }
  return [...slots];
}
