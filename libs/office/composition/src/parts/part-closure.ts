import type { Relationship } from '@livery/office-package';
import type { ComposedPart } from './composed-part.ts';
import type { HashedData, PackedTexts } from './hashed-data.ts';
import type { PartNames } from './part-names.ts';
import { relationshipsOf } from './relationships-of.ts';
import type { SourceDeck } from './source-deck.ts';

/** What becomes of the parts that are taken. */
export interface ClosureRules {
  /** The part of the source that an internal relationship leads to from now on; undefined when the relationship is left out. */
  target(source: string, relationship: Relationship): string | undefined;
  /** Relationships that a part gets in addition, of which it has none by that id. */
  added(part: string): readonly Relationship[];
  /** The data of a part. @param leftOut the ids of its relationships that are left out */
  data(part: string, leftOut: ReadonlySet<string>): HashedData;
}

const SECOND = '#second';

/** The key that stands for a second copy of a part that must not be shared. */
export function secondOf(part: string): string {
  return SECOND + part;
}

function originOf(part: string): string {
  return part.startsWith(SECOND) ? part.slice(SECOND.length) : part;
}

interface Followed {
  /** With their new targets. */
  readonly kept: Relationship[];
  readonly leftOut: Set<string>;
  /** The parts that had no name before. */
  readonly met: string[];
}

/**
 * The parts that one composed presentation takes from a source deck: some parts, and all that their relationships lead to. Circles are
 * no trouble, since each part is taken once.
 */
export class PartClosure {
  /** The new names of the parts of the source. */
  private readonly taken: Map<string, string>;
  private readonly composed: ComposedPart[];

  constructor(
    private readonly deck: SourceDeck,
    private readonly texts: PackedTexts,
    private readonly names: PartNames,
    from: { readonly taken?: Iterable<readonly [string, string]>; readonly parts?: Iterable<ComposedPart> } = {},
  ) {
    this.taken = new Map(from.taken);
    this.composed = [...(from.parts ?? [])];
  }

  /** The parts that have been taken and their relationship parts, each part before its own. */
  get parts(): readonly ComposedPart[] {
    return this.composed;
  }

  /** A closure that goes on from this one, without changing this one. */
  copy(): PartClosure {
    const { deck, texts, names, taken, composed } = this;
    return new PartClosure(deck, texts, names.copy(), { taken, parts: composed });
  }

  /** Gives a part its new name. It is taken by `take`, or by another call of this object. Returns the name. */
  reserve(part: string, kind: string): string {
    const known = this.taken.get(part);
    if (known !== undefined) return known;
    const name = this.names.next(kind, part);
    this.taken.set(part, name);
    return name;
  }

  /** Says that what leads to a part leads to a part of this name. */
  assign(part: string, name: string): void {
    this.taken.set(part, name);
  }

  nameOf(part: string): string | undefined {
    return this.taken.get(part);
  }

  /**
   * Takes parts that have been given names, each of them once, and all to which their relationships lead, in the order in which these
   * are met.
   */
  take(parts: readonly string[], rules: ClosureRules): void {
    const waiting = [...parts];
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { kept, leftOut, met } = this.follow(part, rules);
      const name = this.nameOf(part);
      if (name === undefined) throw new RangeError(`The part ${part} has no name yet.`);
      const origin = originOf(part);
      this.composed.push({ name, contentType: this.deck.contentType(origin), data: rules.data(origin, leftOut) });
      if (kept.length > 0) this.composed.push(relationshipsOf(name, kept, this.texts));
      waiting.push(...met);
    }
  }

  private follow(part: string, rules: ClosureRules): Followed {
    const followed: Followed = { kept: [], leftOut: new Set(), met: [] };
    for (const relationship of [...this.deck.relationships(originOf(part)), ...rules.added(part)]) {
      const { external, id, kind } = relationship;
      const target = external ? '' : rules.target(part, relationship);
      if (target === undefined) followed.leftOut.add(id);
      else if (external) followed.kept.push(relationship);
      else {
        if (!this.taken.has(target)) followed.met.push(target);
        followed.kept.push({ ...relationship, target: this.reserve(target, kind) });
      }
    }
    return followed;
  }
}
