import type { CompletedBrandCheck } from '../brand-check.ts';
import { compareFindings } from './compare-findings.ts';

/** Counts the findings of a check that are new, fixed, unchanged and changed against its baseline, as a comparison of both does. */
export function countAgainstBaseline(check: CompletedBrandCheck, baseline: CompletedBrandCheck): CompletedBrandCheck {
  const { new: fresh, fixed, unchanged, changed } = compareFindings(baseline, check);
  const counts = { new: fresh.length, fixed: fixed.length, unchanged: unchanged.length, changed: changed.length };
  return { ...check, summary: { ...check.summary, baseline: { brandCheckId: baseline.id, ...counts } } };
}
