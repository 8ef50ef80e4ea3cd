import { type Address, anchorOf, paragraphOf, type Provenance } from '@livery/office-model';
import type { BrandRule } from '../brand-rule.ts';
import type { DocumentFormat } from '../document-format.ts';
import { memoized } from '../memoized.ts';
import { isLocal } from './cause.ts';
import type { Occurrence } from './check.ts';
import type { FindingDraft, FormerDraft } from './finding-draft.ts';
import { OccurrenceGroup } from './occurrence-group.ts';
import { occurrencesOf } from './occurrence-positions.ts';

/**
 * Makes one finding of the occurrences of one rule that share a root cause (check catalogue, 1.4): the place where the value is set, and
 * the value. Where the run or shape itself sets the value, they share a region and a surface instead. Speaker notes are apart from slides.
 *
 * What groups occurrences is also what identifies the finding: repairing or adding some of its occurrences keeps its id.
 */
export function groupOccurrences(
  type: string,
  occurrences: readonly Occurrence[],
  format: DocumentFormat,
): FindingDraft[] {
  const meaningOf = rulesInWriting(type);
  const groups: FindingDraft[] = [];
  for (const group of grouped(occurrences)) {
    const [first] = group;
    if (first === undefined) continue;
    const identity = identityOf(first, meaningOf);
    const former = formerOf(group, identity, meaningOf);
    groups.push(new OccurrenceGroup(type, identity, first, group, format, former));
  }
  return groups;
}

type RuleInWriting = (rule: BrandRule) => string;

function identityOf(occurrence: Occurrence, meaningOf: RuleInWriting): string {
  return `${meaningOf(occurrence.rule)},${JSON.stringify(commonFacts(occurrence)).slice(1)}`;
}

/** The findings that former engine versions made of a group; undefined if that was one with the same identity. */
function formerOf(
  group: readonly Occurrence[],
  identity: string,
  meaningOf: RuleInWriting,
): readonly FormerDraft[] | undefined {
  if (!group.some(wasGroupedOtherwise)) return undefined;
  const drafts: FormerDraft[] = [];
  for (const part of grouped(group.map((one) => (one.former === undefined ? one : { ...one, ...one.former })))) {
    const [first] = part;
    if (first === undefined) continue;
    const isShared = first.former?.inNotes === false;
    drafts.push({
      identity: identityOf(first, meaningOf),
      occurrences: occurrencesOf(part),
      isShared,
      members: part,
    });
  }
  return drafts.length === 1 && drafts[0]?.identity === identity ? undefined : drafts;
}

/** Whether former engine versions grouped an occurrence by other facts. In decks, no text has a paragraph style. */
function wasGroupedOtherwise({ address, cause, value, groupedBy, inNotes, former }: Occurrence): boolean {
  if (former === undefined) return false;
  const before = { cause, value, groupedBy, inNotes, ...former };
  if (before.cause !== cause || before.value !== value || before.inNotes !== inNotes) return true;
  return isLocal(cause) && regionOf({ address, groupedBy: before.groupedBy }) !== regionOf({ address, groupedBy });
}

/**
 * Groups occurrences by their key. Neighbours mostly belong to one group, so the key is only written for an occurrence that
 * differs from the one before it.
 */
function grouped(occurrences: readonly Occurrence[]): Iterable<readonly Occurrence[]> {
  const rules = rulesOf(occurrences);
  const groups = new Map<string, Occurrence[]>();
  let last: Occurrence | null = null;
  let group: Occurrence[] = [];
  for (const occurrence of occurrences) {
    if (last === null || !areAlike(last, occurrence)) {
      const key = [rules.get(occurrence.rule), ...commonFacts(occurrence)].join('\u0000');
      group = memoized(groups, key, (): Occurrence[] => []);
    }
    group.push(occurrence);
    last = occurrence;
  }
  return groups.values();
}

function areAlike(one: Occurrence, two: Occurrence): boolean {
  const isSame = one.cause === two.cause && one.value === two.value && one.rule === two.rule;
  if (!isSame || one.color?.surface !== two.color?.surface) return false;
  if (one.inNotes !== two.inNotes) return false;
  return !isLocal(one.cause) || (one.groupedBy === two.groupedBy && regionOf(one) === regionOf(two));
}

function rulesOf(occurrences: readonly Occurrence[]): ReadonlyMap<BrandRule, number> {
  return new Map([...new Set(occurrences.map(({ rule }) => rule))].map((rule, index) => [rule, index]));
}

/**
 * What the occurrences of one finding have in common, beside their rule: source, place of the cause or region, surface, value, and whether
 * they are in speaker notes.
 */
function commonFacts(occurrence: Occurrence): readonly string[] {
  const { cause, value, color, inNotes } = occurrence;
  const [where, within] = isLocal(cause)
    ? [regionOf(occurrence), color?.surface ?? '']
    : [cause.part ?? '', placeOf(cause)];
  return [cause.source, where, within, value, ...(inNotes ? ['notes'] : [])];
}

/** Where a value is set. A numbering is one place: its levels are set in one dialogue. */
function placeOf({ source, location }: Provenance): string {
  return (source === 'numbering' ? location?.replace(/\/level\[\d+\]$/, '') : location) ?? '';
}

/** What holds occurrences together whose value is set where it shows. Regions are written with ids, which outlive edits elsewhere. */
function regionOf({ address, groupedBy }: Pick<Occurrence, 'address' | 'groupedBy'>): string {
  switch (groupedBy) {
    case 'place':
      return anchorOf(address);
    case 'slide':
      return anchorOf(rootOf(address));
    case 'style':
      return paragraphOf(address)?.flow?.style.id ?? '';
    case 'document':
      return '';
  }
}

/** The address of the slide, layout, master or story that holds an address. */
function rootOf({ parent, step }: Address): Address {
  return parent === null ? { parent, step } : rootOf(parent);
}

/** Returns a function that writes type, pattern and params of a rule as an open JSON array, to which the id of a finding adds the rest. */
function rulesInWriting(type: string): RuleInWriting {
  const known = new Map<BrandRule, string>();
  return (rule) =>
    memoized(known, rule, () =>
      JSON.stringify([type, rule.type, rule.pattern, rule.findingParams ?? rule.params]).slice(0, -1),
    );
}
