import { expectedMatches, type WordFrequency } from '@livery/content-domain';

/** A word, a tag or a type, of which a found asset has one of several. */
export interface WordGroup {
  readonly alternatives: readonly GroupedWord[];
  readonly frequency: WordFrequency;
}

export interface GroupedWord {
  readonly lexeme: string;
  readonly isPrefix: boolean;
}

/** Beginnings of words that are in more assets are not looked up in an index if another word is rarer. */
const CHEAP_PREFIX = 2_000;

/** The column with the words: `names` has those of names and tags, `document` all. */
export type SearchedColumn = 'names' | 'document';

/** The text of a `tsquery` for all groups. */
export function queryOf(groups: readonly WordGroup[]): string {
  return groups.map(({ alternatives }) => `(${alternatives.map(termOf).join(' | ')})`).join(' & ');
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
 * words together, but it reads the lists of all words with a beginning first.
 */
export function lookedUp(groups: readonly WordGroup[], column: SearchedColumn): readonly WordGroup[] {
  const [rarest] = [...groups].sort((a, b) => frequencyOf(a, column) - frequencyOf(b, column));
  return groups.filter(
    (group) =>
      group === rarest ||
      frequencyOf(group, column) <= CHEAP_PREFIX ||
      group.alternatives.every(({ isPrefix }) => !isPrefix),
  );
}

function frequencyOf({ frequency }: WordGroup, column: SearchedColumn): number {
  return column === 'names' ? frequency.inNames : frequency.assets;
}

function termOf({ lexeme, isPrefix }: GroupedWord): string {
  return `'${lexeme.replace(/['\\]/g, '$&$&')}'${isPrefix ? ':*' : ''}`;
}
