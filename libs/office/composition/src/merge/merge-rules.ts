import type { Relationship } from '@livery/office-package';
import { dataWithout } from '../parts/data-without.ts';
import type { HashedData } from '../parts/hashed-data.ts';
import type { ClosureRules, PartClosure } from '../parts/part-closure.ts';
import type { SourceDeck } from '../parts/source-deck.ts';
import { type PartRole, roleOf } from '../split/part-roles.ts';
import type { MergeParts } from './merge-parts.ts';

/** Kinds of relationships that presentations leave out wherever they occur. */
const LEFT_OUT: ReadonlySet<string> = new Set(['comments', 'printerSettings', 'slideUpdateInfo', 'vbaProject']);
/** A part has one of each of these at most: the first that is there. */
const SINGLE: ReadonlySet<string> = new Set(['slideLayout', 'slideMaster', 'notesSlide', 'notesMaster', 'theme']);

/**
 * The part that a relationship leads to from now on, for relationships to slides, layouts, masters and notes. That part has a name
 * already, or is one of the parts that are taken.
 */
export type FrameTarget = (source: string, role: PartRole, target: string) => string | undefined;

/** What a slide, a layout or a master takes from its deck. */
export class MergeRules implements ClosureRules {
  /** Relationships that parts get in addition to their own. */
  protected readonly further = new Map<string, readonly Relationship[]>();

  constructor(
    protected readonly deck: SourceDeck,
    private readonly closure: PartClosure,
    private readonly parts: MergeParts,
    private readonly frame: FrameTarget,
  ) {}

  target(source: string, relationship: Relationship): string | undefined {
    const { deck, closure } = this;
    const { kind, target } = relationship;
    if (LEFT_OUT.has(kind)) return undefined;
    const role = roleOf(deck, relationship);
    if (role === 'slide') return this.frame(source, role, target);
    if (!deck.file.has(target) || (SINGLE.has(kind) && !this.isFirst(source, relationship))) return undefined;
    if (role !== 'content') return this.frame(source, role, target);
    const medium = closure.nameOf(target) === undefined ? this.parts.medium(deck, relationship) : undefined;
    if (medium !== undefined) closure.assign(target, medium);
    return target;
  }

  added(part: string): readonly Relationship[] {
    return this.further.get(part) ?? [];
  }

  data(part: string, leftOut: ReadonlySet<string>): HashedData {
    this.parts.checked.check(this.deck, part);
    return dataWithout(this.deck, part, leftOut);
  }

  private isFirst(source: string, { id, kind }: Relationship): boolean {
    const { deck } = this;
    return deck.relationships(source).find((one) => one.kind === kind && deck.leadsToPart(one))?.id === id;
  }
}
