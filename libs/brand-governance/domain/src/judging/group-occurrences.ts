import { indexOf, paragraphOf } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import { memoized } from '../memoized.ts';
import type { Occurrence } from './check.ts';
import type { FindingDraft } from './finding-draft.ts';
import { OccurrenceGroup } from './occurrence-group.ts';

/**
 * Makes one finding of the occurrences of one rule that share a root cause (check catalogue, 1.4): the location where the
 * value is set, and the value. Occurrences without a shared cause (`cause.location` is null, because the run or shape itself sets
 * the value) are grouped by slide, or by paragraph style in text documents, and by value and surface.
 */
export function groupOccurrences(type: string, occurrences: readonly Occurrence[]): FindingDraft[] {
  const prefixOf = rulePrefixes(type);
  const groups: FindingDraft[] = [];
  for (const group of grouped(occurrences)) {
    const [first] = group;
    if (first !== undefined) groups.push(new OccurrenceGroup(type, prefixOf(first.rule), first, group));
  }
  return groups;
}

/**
 * Groups occurrences by their key. Neighbours mostly belong to one group, so the key is only written for an occurrence that
 * differs from the one before it.
 */
function grouped(occurrences: readonly Occurrence[]): Iterable<readonly Occurrence[]> {
  const key = groupKey(rulesOf(occurrences));
  const groups = new Map<string, Occurrence[]>();
  let last: Occurrence | null = null;
  let group: Occurrence[] = [];
  for (const occurrence of occurrences) {
    if (last === null || !areAlike(last, occurrence)) group = memoized(groups, key(occurrence), (): Occurrence[] => []);
    group.push(occurrence);
    last = occurrence;
  }
  return groups.values();
}

function areAlike(one: Occurrence, two: Occurrence): boolean {
  const isSame = one.cause === two.cause && one.value === two.value && one.rule === two.rule;
  if (!isSame || one.color?.surface !== two.color?.surface) return false;
  return one.cause.location !== null || regionOf(one) === regionOf(two);
}

/**
 * What groups occurrences without a shared cause: the style of the paragraph in text documents, the number of the slide in
 * presentations.
 */
function regionOf({ address, asOneFinding }: Occurrence): string | number {
  if (asOneFinding) return '';
  return paragraphOf(address)?.flow?.style.id ?? indexOf(address, 'slide') ?? '';
}

function rulesOf(occurrences: readonly Occurrence[]): ReadonlyMap<BrandRule, number> {
  return new Map([...new Set(occurrences.map(({ rule }) => rule))].map((rule, index) => [rule, index]));
}

function groupKey(rules: ReadonlyMap<BrandRule, number>): (occurrence: Occurrence) => string {
  return (occurrence) => {
    const { rule, cause, value, color } = occurrence;
    const where = cause.location ?? `${regionOf(occurrence)}\u0000${color?.surface ?? ''}`;
    return `${rules.get(rule) ?? ''}\u0000${cause.source}\u0000${cause.part ?? ''}\u0000${where}\u0000${value}`;
  };
}

/** Returns a function that writes type, pattern and params of a rule as an open JSON array, to which the id of a finding adds the rest. */
function rulePrefixes(type: string): (rule: BrandRule) => string {
  const known = new Map<BrandRule, string>();
  return (rule) =>
    memoized(known, rule, () => JSON.stringify([type, rule.type, rule.pattern, rule.params]).slice(0, -1));
}
