import { expectedMatches, type WordFrequency } from '@livery/content-domain';

/** A word, a tag or a type, of which a found asset has one of several. */
export interface WordGroup {
  readonly alternatives: readonly GroupedWord[];
  readonly frequency: WordFrequency;
}

export interface GroupedWord {
  readonly lexeme: string;
  readonly isPrefix: boolean;
  /** What assets have beside the lexeme if only a tag has the word; null for tags and types. */
  readonly inTag: string | null;
  /** The bits that the words of an asset have in a signature; null if they may have any. */
  readonly bits: WordBits | null;
}

export interface WordBits {
  readonly column: 'word_bits' | 'beginning_bits';
  /** A number of 64 bits in decimal digits. */
  readonly mask: string;
}

/** How many entries of a list the index reads in the time that one candidate takes (measured). */
const ENTRIES_PER_CANDIDATE = 5;

/** The column with the words: `names` has those of names and tags, `document` all. */
export type SearchedColumn = 'names' | 'document';

/** The text of a `tsquery` for all groups. */
export function queryOf(groups: readonly WordGroup[]): string {
  return groups.map(({ alternatives }) => `(${alternatives.map(termOf).join(' | ')})`).join(' & ');
}

/** The texts of a `tsquery` for each group, which assets meet if a word of it is in a tag and not in the name. */
export function inTagQueriesOf(groups: readonly WordGroup[]): readonly string[] {
  return groups.flatMap(({ alternatives }) => {
    const terms = alternatives.flatMap((one) => (one.inTag === null ? [] : [termOf({ ...one, lexeme: one.inTag })]));
    return terms.length === 0 ? [] : [terms.join(' | ')];
  });
}

/** How many assets are expected to have a word of each group. */
export function matchesOf(groups: readonly WordGroup[], column: SearchedColumn, total: number): number {
  return expectedMatches(
    groups.map((group) => frequencyOf(group, column)),
    total,
  );
}

/**
 * The groups that an inverted index looks up; the others are compared with what it finds. The index skips through the lists of exact
 * words together, but it first reads all lists of the words with a beginning. That is worth while only if fewer candidates remain.
 */
export function lookedUp(groups: readonly WordGroup[], column: SearchedColumn, total: number): readonly WordGroup[] {
  const exact = groups.filter(({ alternatives }) => alternatives.every(({ isPrefix }) => !isPrefix));
  const candidates = matchesOf(exact, column, total);
  const begun = groups.filter(
    (group) => !exact.includes(group) && frequencyOf(group, column) <= candidates * ENTRIES_PER_CANDIDATE,
  );
  return exact.length === 0 || total === 0 ? groups : [...exact, ...begun];
}

function frequencyOf({ frequency }: WordGroup, column: SearchedColumn): number {
  return column === 'names' ? frequency.inNames : frequency.assets;
}

function termOf({ lexeme, isPrefix }: GroupedWord): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'${isPrefix ? ':*' : ''}`;
}
