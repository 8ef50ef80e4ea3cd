import type { Finding } from '../finding.ts';
import { currentIds, knownIds } from '../former-findings.ts';
import type { FixDecline, FixOutcome, FixRequest, FixTools, UnfixedFinding } from './document-fix.ts';
import { type FixedInPasses, fixInPasses } from './fix-passes.ts';

/** Repairs findings of a document, and proves that nothing got worse. */
export function fixDocument(
  bytes: Uint8Array,
  { findingIds, acceptedIds }: Pick<FixRequest, 'findingIds' | 'acceptedIds'>,
  tools: FixTools,
): FixOutcome {
  const inspected = tools.inspect(bytes);
  if (inspected.outcome === 'refused') return inspected;
  const { findings } = inspected.judgement;
  const present = new Map(findings.map((finding) => [finding.id, finding]));
  const named = currentIds(findingIds ?? [], findings);
  const unfixable = named.filter((id) => present.get(id)?.autoFixable === false);
  if (unfixable.length > 0) return { outcome: 'not_fixable', findingIds: unfixable };
  const [wanted, accepted] = [findingIds && new Set(named), knownIds(acceptedIds, findings)];
  const fixed = fixInPasses(bytes, inspected, tools, (id) => wanted?.has(id) ?? !accepted.has(id));
  const described = describedBy([...fixed.judgement.findings, ...present.values()]);
  // A finding that neither the document nor the result has came and went in the rounds.
  const known = fixed.declined.filter(({ finding }) => described.has(finding));
  const declined = [...known, ...untold(named, findingIds ?? [], fixed, present)].map((one): FixDecline => {
    return { ...one, ...(described.get(one.finding) ?? GONE) };
  });
  return { outcome: 'fixed', ...fixed, declined };
}

const GONE = { type: null, location: null };

/** What declined findings are described by. Of findings with the same id the last one counts. */
function describedBy(findings: readonly Finding[]): ReadonlyMap<string, Pick<FixDecline, 'type' | 'location'>> {
  return new Map(findings.map(({ id, type, locations }) => [id, { type, location: locations[0] ?? null }]));
}

/** What became of the named findings that were neither fixed nor declined. Of some, only parts were named, by ids of former engine versions. */
function untold(
  named: readonly string[],
  findingIds: readonly string[],
  { fixedFindings, declined, changes }: FixedInPasses,
  present: ReadonlyMap<string, Finding>,
): readonly UnfixedFinding[] {
  const wholly = new Set(findingIds);
  const changed = changes.map(({ finding }) => finding).filter((finding) => !wholly.has(finding));
  const told = new Set([...fixedFindings, ...declined.map(({ finding }) => finding), ...changed]);
  return named
    .filter((finding) => !told.has(finding))
    .map((finding) => ({ finding, reason: present.has(finding) ? 'not_supported' : 'finding_gone' }));
}
