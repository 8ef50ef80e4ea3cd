import type { Omission } from './omissions.ts';
import type { PackageFacts } from './package-facts.ts';

/** What every document has, whatever its format. */
export interface DocumentFacts {
  /** The language tag of text that has none of its own, such as `en-GB`; null when the file names none. */
  readonly language: string | null;
  readonly package: PackageFacts;
  /** Content of the document that could not be read. */
  readonly omissions: readonly Omission[];
  /** The parts that are needed and are not well-formed. */
  readonly unreadableParts: readonly string[];
}
