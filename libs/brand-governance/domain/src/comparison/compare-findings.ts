import type { CompletedBrandCheck } from '../brand-check.ts';
import type { Finding } from '../finding.ts';
import { idsOf, knownOccurrences } from '../former-findings.ts';
import { LeftPlaces } from './left-places.ts';

/** The findings of one side of a comparison. */
export type ComparedFindings = Pick<CompletedBrandCheck, 'findings' | 'suppressed'>;

/** A finding of the head with occurrences that the base does not have. */
export interface NewFinding {
  readonly finding: Finding;
  /** How many: all of them if the base does not have the finding. */
  readonly newOccurrences: number;
}

/** The same deviation in another form: two findings with different ids, or one that has taken over places of others of its type. */
export interface ChangedFinding {
  readonly base: Finding;
  readonly head: Finding;
}

/** Every finding of the head once and in its order, as `new`, `unchanged` or `changed`. The other findings of the base are `fixed`. */
export interface FindingComparison {
  readonly new: readonly NewFinding[];
  /** The findings of the base that the head does not have. */
  readonly fixed: readonly Finding[];
  /** The findings of the head that have at most as many occurrences as in the base. */
  readonly unchanged: readonly Finding[];
  readonly changed: readonly ChangedFinding[];
}

/**
 * Compares the findings of two checks: first by id, also by the ids of former engine versions. What is left over is the same deviation in
 * another form if it has the same type and the same first location, else if it has the same type, colour, surface and detail. Each finding is
 * paired at most once, the first ones first.
 * Occurrences at places that other findings of the type have left are in another form, too: a reader has seen the deviation there before.
 * Accepted findings are known, and neither new nor fixed: one that is no longer accepted is unchanged, and one of the base that is accepted
 * in the head occurs in no list. The time is proportional to the number of findings.
 */
export function compareFindings(base: ComparedFindings, head: ComparedFindings): FindingComparison {
  const [known, open] = [byId(allOf(base)), byId(base.findings)];
  const present = byAnyId(allOf(head));
  const gone = base.findings.filter(({ id }) => !present.has(id));
  const unknown = head.findings.filter((finding) => idsOf(finding).every((id) => !known.has(id)));
  const pairs = pairsOf(gone, unknown);
  const successors = new Map(Array.from(pairs, ([after, before]) => [before, after]));
  const left = new LeftPlaces(base.findings, (finding) => present.get(finding.id) ?? successors.get(finding));
  const [fresh, unchanged, changed]: [NewFinding[], Finding[], ChangedFinding[]] = [[], [], []];
  for (const finding of head.findings) {
    const former = idsOf(finding).flatMap((id) => known.get(id) ?? []);
    const pair = pairs.get(finding);
    const more = finding.occurrences - knownOccurrences(finding, known);
    const taken = pair === undefined && more > 0 ? left.takenBy(finding, former, more) : null;
    if (pair !== undefined) changed.push({ base: pair, head: finding });
    else if (more <= 0) unchanged.push(finding);
    else if (taken?.count === more)
      changed.push({ base: former.find(({ id }) => open.has(id)) ?? taken.from, head: finding });
    else fresh.push({ finding, newOccurrences: more - (taken?.count ?? 0) });
  }
  const inOtherForm = new Set(changed.map((one) => one.base));
  return { new: fresh, fixed: gone.filter((finding) => !inOtherForm.has(finding)), unchanged, changed };
}

function byId(findings: readonly Finding[]): ReadonlyMap<string, Finding> {
  return new Map(findings.map((finding) => [finding.id, finding]));
}

/** Findings by their own ids, and by those of former engine versions. */
function byAnyId(findings: readonly Finding[]): ReadonlyMap<string, Finding> {
  const found = new Map<string, Finding>();
  for (const finding of findings) for (const { id } of finding.former ?? []) found.set(id, finding);
  for (const finding of findings) found.set(finding.id, finding);
  return found;
}

function allOf({ findings, suppressed }: ComparedFindings): readonly Finding[] {
  return [...findings, ...suppressed.map(({ finding }) => finding)];
}

/** Returns the finding of the base for each finding of the head that is one of them in another form. */
function pairsOf(base: readonly Finding[], head: readonly Finding[]): ReadonlyMap<Finding, Finding> {
  const pairs = new Map<Finding, Finding>();
  const left = new Set(base);
  for (const keyOf of [locationKey, wordsKey]) {
    const queues = Map.groupBy(left, keyOf);
    for (const finding of head) {
      if (pairs.has(finding)) continue;
      const before = queues.get(keyOf(finding))?.shift();
      if (before === undefined) continue;
      pairs.set(finding, before);
      left.delete(before);
    }
  }
  return pairs;
}

function locationKey({ type, locations: [first = ''] }: Finding): string {
  return `${type}\n${first}`;
}

function wordsKey({ type, actualColor, colorSurface, detail }: Finding): string {
  return `${type}\n${actualColor ?? ''}\n${colorSurface ?? ''}\n${detail}`;
}
