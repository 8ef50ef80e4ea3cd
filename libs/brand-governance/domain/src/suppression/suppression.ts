import type { Actor } from '@livery/kernel';

/** For which later checks a finding is accepted: those of the same bytes, or those with the same name of the document. */
export const SUPPRESSION_SCOPES = ['content', 'document'] as const;
export type SuppressionScope = (typeof SUPPRESSION_SCOPES)[number];

/** How many findings may be accepted for one content or one document. */
export const MAX_SUPPRESSIONS = 10_000;

/** What identifies the checks for which a finding is accepted. */
export interface SuppressionKey {
  readonly scope: SuppressionScope;
  /** The hexadecimal SHA-256 of the bytes, or the caller's name for the document. */
  readonly key: string;
}

/** The accepted deviation of one finding. There is at most one for each finding and key. */
export interface Suppression extends SuppressionKey {
  /** The id, a UUID. */
  readonly id: string;
  readonly findingId: string;
  /** The dotted type of the finding. */
  readonly findingType: string;
  /** The title of the finding. */
  readonly title: string;
  /** How many occurrences were accepted. A finding with more is no longer left out. */
  readonly occurrences: number;
  readonly reason: string;
  /** From when the finding is no longer accepted; null if it does not end. */
  readonly expiresAt: Date | null;
  /** The UUID of the check whose finding was accepted. */
  readonly brandCheckId: string;
  readonly createdBy: Actor | null;
  readonly created: Date;
}

/** The keys by which findings are accepted for a check. */
export interface SuppressionKeys {
  /** The hexadecimal SHA-256 of the document's bytes. */
  readonly contentSha256: string;
  /** The caller's name for the document; null if it has none. */
  readonly document: string | null;
}
