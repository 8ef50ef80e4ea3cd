/** A part of a text: the offset of its first character, and its exclusive end offset. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What the groups of an expression have caught, from the first group on: null for one that took no part. */
export interface Groups {
  readonly spans: readonly (Span | null)[];
  /** The numbers of the groups with names. */
  readonly names: ReadonlyMap<string, number>;
}

/** A match in a text. */
export interface Match extends Span {
  /** Left out if nobody asked for them, or if the expression has none. */
  readonly groups?: Groups;
}

/** A text of a document with its number. */
export type NumberedText = readonly [number: number, text: string];

/** What an expression finds. */
export interface ExpressionSearch {
  /** The matches from left to right, by the numbers of the texts. Texts are missing when the expression used up its time. */
  readonly matches: ReadonlyMap<number, readonly Match[]>;
  readonly isComplete: boolean;
}

/** A compiled expression. */
export interface Expression {
  /** Words of which each match holds at least one, in this case; null when they are not known. */
  readonly literals: readonly string[] | null;
  /** Searches texts of a document in time proportional to their length. Groups take more of it. */
  readonly search: (texts: Iterable<NumberedText>, withGroups?: boolean) => ExpressionSearch;
}

/**
 * Compiles `/…/flags`, or an expression alone, in the linear dialect: without look-around and back-references (hostile input,
 * 5). Returns the problem with an expression that is invalid.
 */
export type CompileExpression = (source: string) => Expression | { readonly problem: string };

/** Refuses all expressions. */
export const NO_EXPRESSIONS: CompileExpression = () => ({ problem: 'Regular expressions are not understood here.' });
