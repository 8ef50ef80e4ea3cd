import type { SearchedColumn, WordBits } from './word-groups.ts';

/** What the words of a found asset are. The texts are those of a `tsquery`. */
export interface WordMatch {
  readonly column: SearchedColumn;
  /** All that an asset must have. */
  readonly query: string;
  /** The part of it that an inverted index looks up. */
  readonly lookedUp: string;
  /** Of each element, an asset has the bits of one. They say little: most assets without the words lack them. Empty for other texts. */
  readonly bits: readonly (readonly WordBits[])[];
  /** What its name and tags must not have; null if they may have anything. */
  readonly exceptInNames: string | null;
  /** What its name and tags have if it comes first; null if all assets are equal in this. */
  readonly firstInNames: string | null;
  /** Of assets that are equal in this, one that has less of these in its tags comes first. */
  readonly inTags: readonly string[];
}
