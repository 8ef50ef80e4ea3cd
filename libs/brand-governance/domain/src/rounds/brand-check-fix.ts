import type { Actor, Tenant } from '@livery/kernel';
import type { FixChange, FixDecline } from './document-fix.ts';

/** How many changes, and how many declined findings, a fix lists at most. */
export const MAX_FIX_ENTRIES = 10_000;

/** What was done to the document of a check. */
export interface FixSummary {
  /** The number of findings that are gone. */
  readonly fixed: number;
  /** The number of findings that the fixed document has. */
  readonly remaining: number;
  /** The ids of the findings that are gone. */
  readonly fixedFindings: readonly string[];
  readonly changes: readonly FixChange[];
  readonly declined: readonly FixDecline[];
}

/** The file of a fixed document. */
export interface FixedFile {
  readonly filename: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** The hexadecimal SHA-256 of the bytes. */
  readonly sha256: string;
}

/** The fix of the document of a check, as it is stored. */
export interface BrandCheckFix extends FixSummary {
  /** The id, a UUID. */
  readonly id: string;
  readonly tenant: Tenant;
  /** The UUID of the check whose document was fixed. */
  readonly sourceCheckId: string;
  /** The UUID of the check of the fixed document. */
  readonly brandCheckId: string;
  readonly file: FixedFile;
  readonly createdBy: Actor | null;
  readonly created: Date;
}

/** Sums up what was done, with the first entries of very long lists. */
export function summarizeFix(
  { fixedFindings, changes, declined }: Pick<FixSummary, 'fixedFindings' | 'changes' | 'declined'>,
  remaining: number,
): FixSummary {
  return {
    fixed: fixedFindings.length,
    remaining,
    fixedFindings,
    changes: changes.slice(0, MAX_FIX_ENTRIES),
    declined: declined.slice(0, MAX_FIX_ENTRIES),
  };
}
