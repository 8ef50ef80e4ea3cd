import type { BrandRuleSimulationResource } from '@livery/brand-governance-contracts';
import {
  type SimulatedDocument,
  type Simulation,
  type SimulationSummary,
  writtenOut,
} from '@livery/brand-governance-domain';
import { publicId } from '@livery/kernel';

/** Represents the findings of a simulation as the result of its job. */
export function simulationResource(
  { inForce, given, checkIds, hasMore }: Simulation,
  { total, rules, others, judged, notKept, notJudged }: SimulationSummary,
  documents: readonly SimulatedDocument[],
): BrandRuleSimulationResource {
  return {
    object: 'brand_rule_simulation',
    guideline_version: inForce.version,
    given_guideline_version: given.version,
    total,
    rules: rules.map(({ rule, index, isStored, changes }) => ({
      rule: isStored ? publicId('brand_rule', rule.id) : null,
      index,
      type: writtenOut(rule).type,
      name: rule.name,
      ...changes,
    })),
    others,
    documents: documents.flatMap((document, position) =>
      document.outcome === 'judged'
        ? [
            {
              brand_check: publicId('brand_check', checkIds[position] ?? ''),
              ...document.total,
              incomplete: document.isIncomplete,
            },
          ]
        : [],
    ),
    judged,
    skipped: { not_kept: notKept, not_judged: notJudged },
    has_more: hasMore,
  };
}
