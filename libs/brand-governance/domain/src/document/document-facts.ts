import type { NotEvaluated } from '../verdict.ts';
import type { PackageFacts } from './package-facts.ts';

/** What every document has, whatever its format. */
export interface DocumentFacts {
  readonly package: PackageFacts;
  readonly notEvaluated: readonly NotEvaluated[];
  /** Parts that are needed and are not well-formed. */
  readonly unreadableParts: readonly string[];
}
