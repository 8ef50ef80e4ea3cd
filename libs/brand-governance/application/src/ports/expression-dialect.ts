import type { CompileExpression } from '@livery/brand-governance-domain';

/** The regular expressions that customers may write: matched in time linear in the text. */
export abstract class ExpressionDialect {
  abstract compile(source: string): ReturnType<CompileExpression>;
}
