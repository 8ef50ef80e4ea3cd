/** A match in a text: its first character and the one after its last. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

/** An expression took more time on one document than it has. */
export class ExpressionTooSlow extends Error {}

/**
 * A compiled expression: finds its matches from left to right, in time linear in the text.
 * @throws ExpressionTooSlow
 */
export type Expression = (text: string) => Iterable<Match>;

/**
 * Compiles `/…/flags`, or the expression alone, in the linear dialect: no look-around, no back-references (hostile input, 5).
 * A text says what is wrong with it.
 */
export type CompileExpression = (source: string) => Expression | { readonly problem: string };

/** Where expressions cannot be compiled they are refused. */
export const NO_EXPRESSIONS: CompileExpression = () => ({ problem: 'Regular expressions are not understood here.' });
