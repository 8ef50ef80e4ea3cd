import type { Finding } from './finding.ts';

type NamedFinding = Pick<Finding, 'id' | 'occurrences' | 'former'>;

/** The ids by which acceptances and baselines may know a finding: its own, and those of former engine versions. */
export function idsOf({ id, former }: NamedFinding): readonly string[] {
  return former === undefined ? [id] : [...new Set([id, ...former.map((one) => one.id)])];
}

/** The ids of findings that were named by any of their ids. An id that none of them has stays as it is. */
export function currentIds(ids: readonly string[], findings: readonly NamedFinding[]): readonly string[] {
  const current = new Map(findings.flatMap((finding) => idsOf(finding).map((id) => [id, finding.id] as const)));
  for (const { id } of findings) current.set(id, id);
  return [...new Set(ids.map((id) => current.get(id) ?? id))];
}

/** The ids of all findings that are known by their own id, or by all ids of former engine versions. */
export function knownIds(ids: readonly string[], findings: readonly NamedFinding[]): ReadonlySet<string> {
  const known = new Set(ids);
  const byFormer = findings.filter(({ former }) => former?.every(({ id }) => known.has(id)));
  return new Set([...ids, ...byFormer.map(({ id }) => id)]);
}

/**
 * How many occurrences of a finding are known by its own id, or by those of the findings of former engine versions that it is made of. What none
 * of them covers is new.
 * @param known the known numbers of occurrences, by ids of findings
 */
export function knownOccurrences(
  { id, former = [] }: NamedFinding,
  known: ReadonlyMap<string, Pick<Finding, 'occurrences'>>,
): number {
  const byFormer = former.reduce((sum, one) => sum + Math.min(one.occurrences, known.get(one.id)?.occurrences ?? 0), 0);
  return Math.max(known.get(id)?.occurrences ?? 0, byFormer);
}
