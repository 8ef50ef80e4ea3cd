import { hasAtMost } from '@livery/kernel';
import { parameterInvalid } from '../content.errors.ts';
import { cutParts, pairsOf, shortened } from './cut-words.ts';

/** In characters. */
const MAX_TEXT = 200;
const MAX_WORDS = 10;

/** A word that a found asset must have. */
export interface SearchTerm {
  readonly word: string;
  /** Whether words that begin with it are found, too. */
  readonly isPrefix: boolean;
}

/**
 * Reads what was typed into a search box. Every term must be found. The last word may be unfinished, unless a space follows it.
 * Operators and quotes have no meaning.
 * @returns no terms for a text without letters and digits
 * @throws DomainError `parameter_invalid` for more than 200 characters or 10 words
 */
export function parseSearchText(text: string): SearchTerm[] {
  if (!hasAtMost(text, MAX_TEXT)) throw parameterInvalid('q', `q has at most ${MAX_TEXT} characters.`);
  const parts = cutParts(text);
  if (parts.length > MAX_WORDS) throw parameterInvalid('q', `q has at most ${MAX_WORDS} words.`);
  const isFinished = /\s$/u.test(text);
  const terms = parts.flatMap((part, index): SearchTerm[] => {
    if (!part.isIdeographic)
      return [{ word: shortened(part.text), isPrefix: index === parts.length - 1 && !isFinished }];
    const pairs = pairsOf(part.text);
    return pairs.length > 0 ? pairs.map((word) => ({ word, isPrefix: false })) : [{ word: part.text, isPrefix: true }];
  });
  return [...new Map(terms.map((term) => [`${term.word} ${String(term.isPrefix)}`, term])).values()];
}
