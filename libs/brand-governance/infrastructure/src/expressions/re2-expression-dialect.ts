import { ExpressionDialect } from '@livery/brand-governance-application';
import type { CompileExpression } from '@livery/brand-governance-domain';
import { compileLinear } from './compile-linear.ts';

/** Compiles the regular expressions of customers in the dialect of RE2. */
export class Re2ExpressionDialect extends ExpressionDialect {
  compile(source: string): ReturnType<CompileExpression> {
    return compileLinear(source);
  }
}
