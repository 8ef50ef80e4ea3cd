import { MalformedXml, type Relationship, XmlPart } from '@livery/office-package';
import { STRICT, TRANSITIONAL } from '../parts/edition.ts';
import { type HashedData, packHashed } from '../parts/hashed-data.ts';
import type { EqualMedia } from '../parts/media.ts';
import { type ClosureRules, secondOf } from '../parts/part-closure.ts';
import type { SourceDeck } from '../parts/source-deck.ts';
import { FIRST_MASTER_ID } from '../presentation/presentation-xml.ts';
import { withLayouts } from '../xml/master-layouts.ts';
import { withoutReferences } from '@livery/office-editing';
import { roleOf } from './part-roles.ts';
import type { SlideParts } from './slide-parts.ts';

/** Stands for the one slide of a deck, whichever slide of the source that is. */
export const ONE_SLIDE = '#slide.xml';

/** Kinds of relationships that one-slide decks leave out wherever they occur. */
const LEFT_OUT: ReadonlySet<string> = new Set(['comments', 'printerSettings', 'slideUpdateInfo', 'vbaProject']);

/** Kinds of relationships that no XML refers to. Slides do refer to modern comments, whose relationships have a type of their own. */
const IMPLICIT: ReadonlySet<string> = new Set(['notesSlide', 'notesMaster', 'slideLayout', 'printerSettings']);
const CLASSIC_COMMENTS: ReadonlySet<string> = new Set(
  [TRANSITIONAL, STRICT].map(({ relationships }) => `${relationships}/comments`),
);

/** What a one-slide deck takes from its source. */
export class SplitRules implements ClosureRules {
  constructor(
    private readonly deck: SourceDeck,
    private readonly parts: SlideParts,
    private readonly media: EqualMedia,
  ) {}

  /** A relationship to any slide, such as a jump, leads to the one slide. Dangling relationships are left out. */
  target(source: string, relationship: Relationship): string | undefined {
    const { target, kind } = relationship;
    const { slide, layout, master, notes, notesMaster } = this.parts;
    if (LEFT_OUT.has(kind) || !this.deck.file.has(target)) return undefined;
    const only = (part: string | undefined): string | undefined => (target === part ? part : undefined);
    switch (roleOf(this.deck, relationship)) {
      case 'slide':
        return ONE_SLIDE;
      case 'slideLayout':
        return source === master ? only(layout) : layout;
      case 'slideMaster':
        return master;
      case 'notesSlide':
        return source === slide ? only(notes) : undefined;
      case 'notesMaster':
        return notesMaster;
      case 'handoutMaster':
      case 'presentation':
        return undefined;
      case 'content':
        return this.isSharedTheme(source, target) ? secondOf(target) : this.media.first(target);
    }
  }

  /** Whether a notes master has the theme of the master: each master has to have a theme of its own. */
  private isSharedTheme(source: string, target: string): boolean {
    const { master, notesMaster } = this.parts;
    return source === notesMaster && target === this.deck.related(master, 'theme');
  }

  /** A master that has no relationship to the layout that says to be its own gets one. */
  added(part: string): readonly Relationship[] {
    return part === this.parts.master && this.listed === undefined ? [this.toLayout] : [];
  }

  data(part: string, leftOut: ReadonlySet<string>): HashedData {
    if (part === this.parts.master) return this.masterData(leftOut);
    const isReferredTo = this.deck.relationships(part).some((one) => leftOut.has(one.id) && isExplicit(one));
    if (!isReferredTo || !/[+/]xml$/.test(this.deck.contentType(part))) return this.deck.data(part);
    const edited = tolerant(() => withoutReferences(XmlPart.of(this.deck.file, part), leftOut));
    return edited === undefined ? this.deck.data(part) : packHashed(edited);
  }

  /** The relationship of the master to the layout. */
  private get listed(): Relationship | undefined {
    const { master, layout } = this.parts;
    return this.deck.relationships(master).find(({ target, external }) => !external && target === layout);
  }

  private get toLayout(): Relationship {
    const { master, layout } = this.parts;
    const type = `${this.deck.edition.relationships}/slideLayout`;
    const ids = new Set(this.deck.relationships(master).map(({ id }) => id));
    let number = 1;
    while (ids.has(`rId${number}`)) number += 1;
    return { id: `rId${number}`, kind: 'slideLayout', type, target: layout, external: false };
  }

  /** The master with one entry in its list of layouts. The list is written anew, so that only other references have to be removed. */
  private masterData(leftOut: ReadonlySet<string>): HashedData {
    const { file, edition } = this.deck;
    const { master } = this.parts;
    const listed = this.deck.relationships(master).filter((one) => roleOf(this.deck, one) === 'slideLayout');
    const ofLayouts = new Set(listed.map(({ id }) => id));
    const removed = new Set([...leftOut].filter((id) => !ofLayouts.has(id)));
    const part = XmlPart.of(file, master);
    const edited = removed.size === 0 ? undefined : withoutReferences(part, removed);
    const { id } = this.listed ?? this.toLayout;
    const rest = edited === undefined ? part : part.with(edited);
    return packHashed(withLayouts(rest, [{ id: FIRST_MASTER_ID + 1, relationshipId: id }], edition.relationships));
  }
}

/** Whether the XML of the source of a relationship may refer to it. */
function isExplicit({ kind, type }: Relationship): boolean {
  return !IMPLICIT.has(kind) && !CLASSIC_COMMENTS.has(type);
}

/** A part that is not well-formed is taken as it is: nobody can say what refers to what in it. */
function tolerant(edit: () => Buffer | undefined): Buffer | undefined {
  try {
    return edit();
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
    return undefined;
  }
}
