import { distanceWithin } from './approximate-search.ts';
import { foldedCase } from './characters.ts';
import type { SearchedText, TextSurvey } from './text-survey.ts';

/** Normalizes a text so that kinds of white space, quotes and dashes, and capitals, make no difference. */
export function normalized(text: string): string {
  const plain = foldedCase(text).replace(VARIANTS, (mark) => PLAIN.get(mark) ?? mark);
  return plain.replace(WIDE_SPACE, ' ').trim();
}

/** White space other than a single space. */
const WIDE_SPACE = /\s{2,}|[^\S ]/g;
const VARIANTS = /[‘’‚‛“”„«»–—‑]/g;
const PLAIN: ReadonlyMap<string, string> = new Map([
  ...Array.from('‘’‚‛', (mark) => [mark, "'"] as const),
  ...Array.from('“”„«»', (mark) => [mark, '"'] as const),
  ...Array.from('–—‑', (mark) => [mark, '-'] as const),
]);

/** A normalized text to look for, and how many characters may be added, missing or different where it occurs. */
export interface Needle {
  readonly text: string;
  readonly most: number;
}

/** How many words are looked up beyond those that are needed. With more of them, rarer ones can be chosen. */
const SPARE = 3;

/**
 * Whether the texts of a survey hold the needle. When `most` characters may differ, one of any `most + 1` words has to be
 * there unchanged. So only the texts around the rarest words are compared.
 */
export function occursIn(survey: TextSurvey, needle: Needle, isWanted: (text: SearchedText) => boolean): boolean {
  const words = longestWords(needle);
  const numbers = words === null ? survey.texts.keys() : survey.holding(rarest(words, survey, needle.most + 1));
  for (const window of windowsAround(numbers, survey.texts, needle, isWanted)) {
    if (distanceWithin(needle.text, normalized(window.join(' ')), needle.most)) return true;
  }
  return false;
}

/** The longest words of a needle, at least one more than characters may differ; null when it has too few words. */
export function longestWords({ text, most }: Needle): readonly string[] | null {
  const words = text.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length <= most ? null : words.toSorted((one, two) => two.length - one.length).slice(0, most + 1 + SPARE);
}

/** The words that occur in the fewest texts. */
function rarest(words: readonly string[], survey: TextSurvey, count: number): readonly string[] {
  const counted = words.map((word) => ({ word, texts: survey.holding([word]).length }));
  return counted
    .sort((one, two) => one.texts - two.texts)
    .slice(0, count)
    .map(({ word }) => word);
}

/** The texts around some texts, as far as the needle may reach. Windows that overlap are joined. */
function* windowsAround(
  numbers: Iterable<number>,
  texts: readonly SearchedText[],
  needle: Needle,
  isWanted: (text: SearchedText) => boolean,
): Generator<readonly string[]> {
  const reach = needle.text.length + needle.most;
  let [from, to] = [0, -1];
  for (const number of numbers) {
    const text = texts[number];
    if (text === undefined || !isWanted(text)) continue;
    const start = edge(texts, number, -1, reach);
    if (start > to || !areInOneBody(texts[to], text)) {
      if (to >= 0) yield linesOf(texts, from, to);
      from = start;
    }
    to = edge(texts, number, 1, reach);
  }
  if (to >= 0) yield linesOf(texts, from, to);
}

function linesOf(texts: readonly SearchedText[], from: number, to: number): readonly string[] {
  return texts.slice(from, to + 1).map(({ text }) => text);
}

/** The last text in one direction, within the same text body, that the needle may reach. */
function edge(texts: readonly SearchedText[], number: number, direction: number, reach: number): number {
  let at = number;
  for (let left = reach; left > 0;) {
    const next = texts[at + direction];
    if (next === undefined || !areInOneBody(texts[number], next)) break;
    at += direction;
    left -= normalized(next.text).length;
  }
  return at;
}

function areInOneBody(one: SearchedText | undefined, two: SearchedText): boolean {
  return one != null && one.paragraph !== null && two.paragraph !== null && one.body === two.body;
}
