import type { CompletedBrandCheck, SuppressedFinding } from '../brand-check.ts';
import { summarize } from '../brand-check.ts';
import type { Finding } from '../finding.ts';
import { idsOf, knownOccurrences } from '../former-findings.ts';
import type { Suppression } from './suppression.ts';

/**
 * Takes the accepted findings out of the findings of a check. A finding with more occurrences than were accepted stays, and says how many
 * are new. One that is made of findings of former engine versions is accepted as far as those were. Of two suppressions of one finding, for its content and for its document, the one with more occurrences counts.
 * @param suppressions those that hold for the check now
 */
export function applySuppressions(
  check: CompletedBrandCheck,
  suppressions: readonly Suppression[],
): CompletedBrandCheck {
  const byFinding = strongest(suppressions);
  const findings: Finding[] = [];
  const suppressed: SuppressedFinding[] = [];
  for (const finding of check.findings) {
    const [suppression] = idsOf(finding).flatMap((id) => byFinding.get(id) ?? []);
    const more = finding.occurrences - knownOccurrences(finding, byFinding);
    if (suppression === undefined) findings.push(finding);
    else if (more > 0) findings.push({ ...finding, newOccurrences: more });
    else suppressed.push({ finding, suppression });
  }
  const present = new Set(check.findings.flatMap(idsOf));
  const counts = {
    suppressed: suppressed.length,
    unusedSuppressions: suppressions.filter(({ findingId }) => !present.has(findingId)).length,
  };
  const { truncated } = check.summary;
  return { ...check, findings, suppressed, summary: { ...summarize({ findings, truncated }), ...counts } };
}

function strongest(suppressions: readonly Suppression[]): ReadonlyMap<string, Suppression> {
  return new Map(
    suppressions
      .toSorted((one, two) => one.occurrences - two.occurrences)
      .map((suppression) => [suppression.findingId, suppression]),
  );
}
