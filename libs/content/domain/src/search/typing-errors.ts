import { editDistance } from './edit-distance.ts';

/** Words with fewer characters are too short to have a recognisable error. */
const MIN_LENGTH = 3;
/** From this length on, a word may have two errors. */
const LONG = 6;
const MAX_SIMILAR = 10;
const CORRECTABLE = /^\p{L}[\p{L}\p{N}]*$/u;
const IDEOGRAPH = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}]/u;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz';

/** A word of the tenant's vocabulary. */
export interface KnownWord {
  readonly word: string;
  readonly assets: number;
}

/** How many errors a word may have. None in numbers and in Chinese, Japanese and Korean words. */
export function permittedErrors(word: string): number {
  const { length } = Array.from(word);
  if (length < MIN_LENGTH || !CORRECTABLE.test(word) || IDEOGRAPH.test(word)) return 0;
  return length < LONG ? 1 : 2;
}

/**
 * Words from which a word can come about by one error, to be looked up in the vocabulary. Trigrams do not find them: two exchanged
 * characters change four trigrams, and a short word has few. Other letters than those of the word are a to z only.
 */
export function wordsOneErrorAway(word: string): string[] {
  const characters = Array.from(word);
  const exchanged = characters
    .slice(1)
    .map((_, at) =>
      [...characters.slice(0, at), characters[at + 1], characters[at], ...characters.slice(at + 2)].join(''),
    );
  if (characters.length >= LONG) return distinct(exchanged, word);
  const letters = [...new Set([...Array.from(ALPHABET), ...characters])];
  const begin = (at: number): string => characters.slice(0, at).join('');
  const end = (at: number): string => characters.slice(at).join('');
  const changed = characters.flatMap((_, at) => ['', ...letters].map((letter) => begin(at) + letter + end(at + 1)));
  const longer = [...characters, ''].flatMap((_, at) => letters.map((letter) => begin(at) + letter + end(at)));
  return distinct([...exchanged, ...changed, ...longer], word);
}

/** The words that were probably meant, the most similar and most frequent first. @param known candidates of the vocabulary */
export function similarWords(word: string, known: readonly KnownWord[]): string[] {
  const most = permittedErrors(word);
  return known
    .map((candidate) => ({ ...candidate, distance: editDistance(word, candidate.word) }))
    .filter(({ distance }) => distance > 0 && distance <= most)
    .sort((a, b) => a.distance - b.distance || b.assets - a.assets || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_SIMILAR)
    .map(({ word: similar }) => similar);
}

function distinct(words: readonly string[], except: string): string[] {
  const found = new Set(words);
  found.delete(except);
  return [...found];
}
