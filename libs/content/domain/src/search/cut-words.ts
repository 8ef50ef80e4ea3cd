/** In characters. Of longer words, only the beginning is found. */
export const MAX_WORD = 64;

const MARKS = /\p{M}+/gu;
const RUNS = /[\p{L}\p{N}]+/gu;
/** Characters of scripts that are written without spaces between words. */
const IDEOGRAPHS = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]+/u;
const PARTS = new RegExp(`${IDEOGRAPHS.source}|[^${IDEOGRAPHS.source.slice(1, -2)}]+`, 'gu');

/** A word as it stands in a text, or a run of Chinese, Japanese or Korean characters. */
export interface TextPart {
  readonly text: string;
  readonly isIdeographic: boolean;
}

/**
 * Cuts a text into its words: runs of letters and digits, in lower case and without marks. Compatible forms of a character are one
 * character (Unicode NFKD). Runs of Chinese, Japanese and Korean characters are parts of their own.
 */
export function cutParts(text: string): TextPart[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase().normalize('NFC').replace(MARKS, '');
  return (plain.match(RUNS) ?? []).flatMap((run) =>
    (run.match(PARTS) ?? []).map((part) => ({ text: part, isIdeographic: IDEOGRAPHS.test(part) })),
  );
}

/**
 * The different words by which a text is found, in their order. A run of Chinese, Japanese or Korean characters is found by its pairs
 * of characters, and by its last character, so that each of its characters begins a word.
 */
export function cutWords(text: string): string[] {
  const words = cutParts(text).flatMap((part) =>
    part.isIdeographic ? [...pairsOf(part.text), Array.from(part.text).at(-1) ?? ''] : [shortened(part.text)],
  );
  return [...new Set(words)];
}

/** Each two characters that stand beside each other. */
export function pairsOf(text: string): string[] {
  const characters = Array.from(text);
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}

/** The beginning of a word, which is stored and searched for. */
export function shortened(word: string): string {
  return word.length <= MAX_WORD ? word : Array.from(word).slice(0, MAX_WORD).join('');
}
