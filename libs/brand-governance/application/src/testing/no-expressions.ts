import { NO_EXPRESSIONS } from '@livery/brand-governance-domain';
import { ExpressionDialect } from '../ports/expression-dialect.ts';

/** Refuses all expressions. */
export class NoExpressions extends ExpressionDialect {
  compile(source: string) {
    return NO_EXPRESSIONS(source);
  }
}
