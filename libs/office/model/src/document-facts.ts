import type { Omission } from './omissions.ts';
import type { PackageFacts } from './package-facts.ts';

/** What every document has, whatever its format. */
export interface DocumentFacts {
  readonly package: PackageFacts;
  /** What the reader met and could not read. */
  readonly omissions: readonly Omission[];
  /** Parts that are needed and are not well-formed. */
  readonly unreadableParts: readonly string[];
}
