import type { LocatedParagraph } from '../../document-view/located-content.ts';
import type { StraightQuote } from './straight-quotes.ts';

type Pair = readonly [opening: string, closing: string];
interface Quotes {
  readonly double: Pair;
  readonly single: Pair;
}

const ENGLISH: Quotes = { double: ['“', '”'], single: ['‘', '’'] };
const LOW: Quotes = { double: ['„', '“'], single: ['‚', '‘'] };
const LOW_AND_HIGH: Quotes = { double: ['„', '”'], single: ['‚', '’'] };
const CLOSING: Quotes = { double: ['”', '”'], single: ['’', '’'] };
const ANGLES: Quotes = { double: ['«', '»'], single: ['‹', '›'] };
const SPACED_ANGLES: Quotes = { double: ['«\u00a0', '\u00a0»'], single: ['‹\u00a0', '\u00a0›'] };

/** The quotation marks of languages that do not have those of English. */
const BY_LANGUAGE: ReadonlyMap<string, Quotes> = new Map([
  ...['de', 'cs', 'sk', 'sl', 'bg', 'is', 'lt'].map((language) => [language, LOW] as const),
  ...['pl', 'hu', 'ro', 'hr', 'sr', 'nl'].map((language) => [language, LOW_AND_HIGH] as const),
  ...['sv', 'fi'].map((language) => [language, CLOSING] as const),
  ...['es', 'it', 'pt', 'ru', 'uk', 'el', 'nb', 'nn', 'no', 'da'].map((language) => [language, ANGLES] as const),
  ['fr', SPACED_ANGLES],
  ['de-ch', ANGLES],
  ['fr-ch', ANGLES],
]);

const APOSTROPHE = '’';

/**
 * What should stand in the place of a straight quotation mark: a mark of the pair that the rule names, else of the language of the text
 * where the pair opens, else of English. An apostrophe is the same in all of them. Null when only the author can say.
 * @param pair the opening and the closing mark in one text, or null
 */
export function typographicQuote(
  { text, paragraph: { runs } }: LocatedParagraph,
  { at, role, partner }: StraightQuote,
  pair: string | null,
): string | null {
  if (role === null) return null;
  if (role === 'apostrophe') return APOSTROPHE;
  const { double, single } = quotesOf(runs.formatAt(runs.indexAt(Math.min(at, partner)))?.style.language?.tag);
  const [opening, closing, ...others] = Array.from(pair ?? '');
  const named: Pair | null =
    opening !== undefined && closing !== undefined && others.length === 0 ? [opening, closing] : null;
  const [first, last] = text[at] === "'" ? single : (named ?? double);
  return role === 'opening' ? first : last;
}

function quotesOf(tag = 'en'): Quotes {
  const language = tag.toLowerCase();
  return BY_LANGUAGE.get(language) ?? BY_LANGUAGE.get(language.split('-')[0] ?? '') ?? ENGLISH;
}
