import type { CompileExpression } from '@livery/brand-governance-domain';

/** Compiles the regular expressions that customers may write. They match in time proportional to the length of the text. */
export abstract class ExpressionDialect {
  abstract compile(source: string): ReturnType<CompileExpression>;
}
