import { hash } from 'node:crypto';
import type { Relationship } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';
import { roleOf } from '../split/part-roles.ts';

/** How a part is hashed together with all that its relationships lead to. */
export interface ClosureDigestOptions {
  /** The hash of the part itself, where not all of its bytes count. */
  readonly sha256?: string;
  /** A kind of relationships of the part that do not count. */
  readonly except?: string;
}

/** Kinds of relationships that no XML refers to, so that their ids do not count. */
const IMPLICIT: ReadonlySet<string> = new Set(['theme', 'themeOverride', 'slideLayout', 'slideMaster', 'notesMaster']);

/**
 * The SHA-256 of a part with all parts that its relationships lead to, by their content and whatever their names are: two parts with the
 * same digest look the same. Other slides, layouts and masters count by their kind only. Circles are no trouble: a part that was met
 * before counts by its place in the order in which the parts are met.
 */
export function closureDigest(deck: SourceDeck, root: string, options: ClosureDigestOptions = {}): string {
  const places = new Map([[root, 0]]);
  const facts: unknown[] = [];
  for (const part of places.keys()) {
    const isRoot = part === root;
    const sha256 = (isRoot ? options.sha256 : undefined) ?? deck.data(part).sha256;
    facts.push([deck.contentType(part), sha256]);
    for (const relationship of counted(deck.relationships(part))) {
      if (isRoot && relationship.kind === options.except) continue;
      const { kind, type, id } = relationship;
      facts.push([IMPLICIT.has(kind) ? '' : id, type, targetFact(deck, relationship, places)]);
    }
  }
  return hash('sha256', JSON.stringify(facts));
}

/** The implicit ones first, since their ids do not order them. */
function counted(relationships: readonly Relationship[]): readonly Relationship[] {
  const isExplicit = ({ kind }: Relationship): number => Number(!IMPLICIT.has(kind));
  return relationships.toSorted((one, other) => isExplicit(one) - isExplicit(other));
}

function targetFact(deck: SourceDeck, relationship: Relationship, places: Map<string, number>): string | number | null {
  const { target, external } = relationship;
  if (external) return target;
  if (!deck.file.has(target) || roleOf(deck, relationship) !== 'content') return null;
  const place = places.get(target) ?? places.size;
  places.set(target, place);
  return place;
}
