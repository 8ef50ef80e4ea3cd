/** A match in a text: the offset of its first character, and its exclusive end offset. */
export interface Match {
  readonly start: number;
  readonly end: number;
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
  /** Searches texts of a document in time proportional to their length. */
  readonly search: (texts: Iterable<NumberedText>) => ExpressionSearch;
}

/**
 * Compiles `/…/flags`, or an expression alone, in the linear dialect: without look-around and back-references (hostile input,
 * 5). Returns the problem with an expression that is invalid.
 */
export type CompileExpression = (source: string) => Expression | { readonly problem: string };

/** Refuses all expressions. */
export const NO_EXPRESSIONS: CompileExpression = () => ({ problem: 'Regular expressions are not understood here.' });
