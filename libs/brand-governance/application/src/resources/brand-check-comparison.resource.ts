import type { BrandCheckComparisonResource } from '@livery/brand-governance-contracts';
import type { BrandCheckComparison, ComparisonGaps } from '@livery/brand-governance-domain';
import { combinedId, publicId } from '@livery/kernel';
import { findingResource } from './finding.resource.ts';

/** A comparison of two checks as the API returns it. */
export function brandCheckComparisonResource(comparison: BrandCheckComparison): BrandCheckComparisonResource {
  const { baseId, headId, incomplete, findings } = comparison;
  return {
    id: publicId('brand_comparison', combinedId(headId, baseId)),
    object: 'brand_check_comparison',
    base: publicId('brand_check', baseId),
    head: publicId('brand_check', headId),
    same_content: comparison.sameContent,
    same_guideline: comparison.sameGuideline,
    same_engine: comparison.sameEngine,
    incomplete: incomplete && { base: gapMembers(incomplete.base), head: gapMembers(incomplete.head) },
    new: findings.new.map(({ finding, newOccurrences }) => ({
      ...findingResource(finding),
      new_occurrences: newOccurrences,
    })),
    fixed: findings.fixed.map(findingResource),
    unchanged: findings.unchanged.map(findingResource),
    changed: findings.changed.map(({ base, head }) => ({ base: findingResource(base), head: findingResource(head) })),
  };
}

function gapMembers({ truncated, notEvaluated }: ComparisonGaps) {
  const not_evaluated = notEvaluated.map(({ surface, reason, locations }) => ({ surface, reason, locations }));
  return { truncated, not_evaluated };
}
