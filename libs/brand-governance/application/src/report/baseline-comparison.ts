import type { Finding, FindingComparison } from '@livery/brand-governance-domain';
import type { ReportedComparison, ReportedFinding } from './brand-check-report.ts';

/** The comparison with an earlier check, with what it says of each finding. */
export interface BaselineComparison extends ReportedComparison {
  /** How many occurrences are new, by the ids of the findings that are new or have more occurrences than before. */
  readonly newOccurrences: ReadonlyMap<string, number>;
  /** The ids of the findings that were there in another form. */
  readonly changedIds: ReadonlySet<string>;
}

/** @param base the public id of the earlier check; null when it comes from a file */
export function baselineComparison(base: string | null, compared: FindingComparison): BaselineComparison {
  const { new: fresh, fixed, unchanged, changed } = compared;
  return {
    base,
    new: fresh.length,
    unchanged: unchanged.length,
    changed: changed.length,
    fixed,
    newOccurrences: new Map(fresh.map(({ finding, newOccurrences }) => [finding.id, newOccurrences])),
    changedIds: new Set(changed.map(({ head }) => head.id)),
  };
}

/** An accepted finding is known, and so unchanged. */
export function baselineStateOf(
  { id }: Finding,
  { newOccurrences, changedIds }: BaselineComparison,
): NonNullable<ReportedFinding['baselineState']> {
  if (newOccurrences.has(id)) return 'new';
  return changedIds.has(id) ? 'changed' : 'unchanged';
}
