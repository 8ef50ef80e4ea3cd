/** A match in a text: its first character and the one after its last. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** A text of a document, by its number. */
export type NumberedText = readonly [number: number, text: string];

/** What an expression finds. */
export interface ExpressionSearch {
  /** By the numbers of the texts, from left to right; not of all when the expression took more time than it has. */
  readonly matches: ReadonlyMap<number, readonly Match[]>;
  readonly isComplete: boolean;
}

/** A compiled expression. */
export interface Expression {
  /** Each match holds one of them, in this case; null when they are not known. */
  readonly literals: readonly string[] | null;
  /** Looks through texts of a document in time linear in them. */
  readonly search: (texts: Iterable<NumberedText>) => ExpressionSearch;
}

/**
 * Compiles `/…/flags`, or the expression alone, in the linear dialect: no look-around, no back-references (hostile input, 5).
 * A text says what is wrong with it.
 */
export type CompileExpression = (source: string) => Expression | { readonly problem: string };

/** Where expressions cannot be compiled they are refused. */
export const NO_EXPRESSIONS: CompileExpression = () => ({ problem: 'Regular expressions are not understood here.' });
