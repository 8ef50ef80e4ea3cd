import type { CompletedBrandCheck } from '../brand-check.ts';
import type { Finding } from '../finding.ts';

/** The findings of one side of a comparison. */
export type ComparedFindings = Pick<CompletedBrandCheck, 'findings' | 'suppressed'>;

/** A finding of the head with occurrences that the base does not have. */
export interface NewFinding {
  readonly finding: Finding;
  /** How many: all of them if the base does not have the finding. */
  readonly newOccurrences: number;
}

/** Two findings with different ids that are the same deviation in another form. */
export interface ChangedFinding {
  readonly base: Finding;
  readonly head: Finding;
}

/** Every finding of two checks, once: those of the head in its order as `new`, `unchanged` or `changed`, the others as `fixed`. */
export interface FindingComparison {
  readonly new: readonly NewFinding[];
  /** The findings of the base that the head does not have. */
  readonly fixed: readonly Finding[];
  /** The findings of the head that have at most as many occurrences as in the base. */
  readonly unchanged: readonly Finding[];
  readonly changed: readonly ChangedFinding[];
}

/**
 * Compares the findings of two checks: first by id. What is left over is the same deviation in another form if it has the same type and
 * the same first location, else if it has the same type, colour, surface and detail. Each finding is paired at most once, the first ones first.
 * Accepted findings are known, and neither new nor fixed: one that is no longer accepted is unchanged, and one of the base that is accepted
 * in the head occurs in no list. The time is proportional to the number of findings.
 */
export function compareFindings(base: ComparedFindings, head: ComparedFindings): FindingComparison {
  const known = new Map(allOf(base).map(({ id, occurrences }) => [id, occurrences]));
  const unchanged: Finding[] = [];
  const fresh = new Map<Finding, number>();
  for (const finding of head.findings) {
    const more = finding.occurrences - (known.get(finding.id) ?? 0);
    if (more > 0) fresh.set(finding, more);
    else unchanged.push(finding);
  }
  const present = new Set(allOf(head).map(({ id }) => id));
  const gone = base.findings.filter(({ id }) => !present.has(id));
  const unknown = Array.from(fresh.keys()).filter(({ id }) => !known.has(id));
  const changed = pairsOf(gone, unknown);
  const former = new Set(changed.values());
  return {
    new: Array.from(fresh, ([finding, newOccurrences]) => ({ finding, newOccurrences })).filter(
      ({ finding }) => !changed.has(finding),
    ),
    fixed: gone.filter((finding) => !former.has(finding)),
    unchanged,
    changed: unknown.flatMap((finding) => {
      const before = changed.get(finding);
      return before === undefined ? [] : [{ base: before, head: finding }];
    }),
  };
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
