import type { CompletedBrandCheck } from '../brand-check.ts';
import type { NotEvaluated } from '../verdict.ts';
import { compareFindings, type FindingComparison } from './compare-findings.ts';

/** What one check of a comparison may have missed. */
export interface ComparisonGaps {
  /** Whether findings were left out because there were too many. */
  readonly truncated: boolean;
  /** What could not be judged in this check, and was judged or was not there in the other one. */
  readonly notEvaluated: readonly NotEvaluated[];
}

/** How the findings of a check, the head, differ from those of another one, the base. */
export interface BrandCheckComparison {
  /** The UUID. */
  readonly baseId: string;
  /** The UUID. */
  readonly headId: string;
  /** Whether both checks judged the same bytes. */
  readonly sameContent: boolean;
  readonly sameGuideline: boolean;
  readonly sameEngine: boolean;
  /** What either check may have missed, so that a difference may be none; null if both are whole. */
  readonly incomplete: { readonly base: ComparisonGaps; readonly head: ComparisonGaps } | null;
  readonly findings: FindingComparison;
}

/** Compares two checks of documents of one format. */
export function compareBrandChecks(base: CompletedBrandCheck, head: CompletedBrandCheck): BrandCheckComparison {
  const gaps = { base: gapsOf(base, head), head: gapsOf(head, base) };
  return {
    baseId: base.id,
    headId: head.id,
    sameContent: base.contentSha256 === head.contentSha256,
    sameGuideline: base.guidelineVersion === head.guidelineVersion,
    sameEngine: base.engineVersion === head.engineVersion,
    incomplete: hasGaps(gaps.base) || hasGaps(gaps.head) ? gaps : null,
    findings: compareFindings(base, head),
  };
}

function gapsOf({ summary, notEvaluated }: CompletedBrandCheck, other: CompletedBrandCheck): ComparisonGaps {
  const shared = new Set(other.notEvaluated.map(gapKey));
  return { truncated: summary.truncated, notEvaluated: notEvaluated.filter((gap) => !shared.has(gapKey(gap))) };
}

function gapKey({ surface, reason }: NotEvaluated): string {
  return `${surface}\n${reason}`;
}

function hasGaps({ truncated, notEvaluated }: ComparisonGaps): boolean {
  return truncated || notEvaluated.length > 0;
}
