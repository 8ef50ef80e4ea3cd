import { compareFindings } from '../comparison/compare-findings.ts';
import type { Finding } from '../finding.ts';
import type { Judgement } from '../verdict.ts';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import { MovedLocations } from './moved-locations.ts';

/**
 * The written proposals that have left their findings: as often as before, or still at the place that was written, or in another form. A
 * proposal for several findings has done its work if one of them is gone.
 */
export function lastingProposals<Proposal extends FixProposal>(
  before: Judgement,
  after: Judgement,
  written: readonly Proposal[],
): readonly Proposal[] {
  const [former, present] = [byId(before), byId(after)];
  const comparison = compareFindings({ ...before, suppressed: [] }, { ...after, suppressed: [] });
  const changed = new Map(comparison.changed.map(({ base, head }) => [base.id, head]));
  const moved = new MovedLocations(written.map(({ edit }) => edit));
  return written.filter(({ edit, findings }) => {
    const place = moved.placeOf(edit.location);
    return findings.every((id) => {
      const was = former.get(id);
      const still = present.get(id) ?? (place === null ? undefined : changed.get(id));
      if (was === undefined || still === undefined) return false;
      return still.occurrences >= was.occurrences || (place !== null && still.locations.includes(place));
    });
  });
}

function byId({ findings }: Judgement): ReadonlyMap<string, Finding> {
  return new Map(findings.map((finding) => [finding.id, finding]));
}
