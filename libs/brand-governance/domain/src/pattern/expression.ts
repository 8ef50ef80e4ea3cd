/** A match in a text: its first character and the one after its last. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** What an expression finds. */
export interface ExpressionSearch {
  /** Of each text, from left to right; shorter than the texts when the expression took more time than it has. */
  readonly matches: readonly (readonly Match[])[];
  readonly isComplete: boolean;
}

/** A compiled expression: looks through the texts of a document in time linear in them. */
export type Expression = (texts: readonly string[]) => ExpressionSearch;

/**
 * Compiles `/…/flags`, or the expression alone, in the linear dialect: no look-around, no back-references (hostile input, 5).
 * A text says what is wrong with it.
 */
export type CompileExpression = (source: string) => Expression | { readonly problem: string };

/** Where expressions cannot be compiled they are refused. */
export const NO_EXPRESSIONS: CompileExpression = () => ({ problem: 'Regular expressions are not understood here.' });
