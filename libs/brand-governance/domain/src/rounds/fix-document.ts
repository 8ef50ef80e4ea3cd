import type { Finding } from '../finding.ts';
import type { FixDecline, FixedDocument, FixOutcome, FixRequest, FixTools } from './document-fix.ts';
import { fixInPasses } from './fix-passes.ts';

/** Repairs findings of a document, and proves that nothing got worse. */
export function fixDocument(
  bytes: Uint8Array,
  { findingIds, acceptedIds }: Pick<FixRequest, 'findingIds' | 'acceptedIds'>,
  tools: FixTools,
): FixOutcome {
  const inspected = tools.inspect(bytes);
  if (inspected.outcome === 'refused') return inspected;
  const present = new Map(inspected.judgement.findings.map((finding) => [finding.id, finding]));
  const named = findingIds ?? [];
  const unfixable = named.filter((id) => present.get(id)?.autoFixable === false);
  if (unfixable.length > 0) return { outcome: 'not_fixable', findingIds: unfixable };
  const [wanted, accepted] = [findingIds && new Set(findingIds), new Set(acceptedIds)];
  const fixed = fixInPasses(bytes, inspected, tools, (id) => wanted?.has(id) ?? !accepted.has(id));
  return { outcome: 'fixed', ...fixed, declined: [...fixed.declined, ...untold(named, fixed, present)] };
}

/** What became of the named findings that were neither fixed nor declined. */
function untold(
  named: readonly string[],
  { fixedFindings, declined }: FixedDocument,
  present: ReadonlyMap<string, Finding>,
): readonly FixDecline[] {
  const told = new Set([...fixedFindings, ...declined.map(({ finding }) => finding)]);
  return named
    .filter((finding) => !told.has(finding))
    .map((finding) => ({ finding, reason: present.has(finding) ? 'not_supported' : 'finding_gone' }));
}
