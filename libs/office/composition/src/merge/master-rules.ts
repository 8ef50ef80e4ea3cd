import { type Relationship, XmlPart } from '@livery/office-package';
import { type HashedData, packHashed } from '../parts/hashed-data.ts';
import { refusingMalformed, type SourceDeck } from '../parts/source-deck.ts';
import { withLayouts } from '../xml/master-layouts.ts';
import { withoutReferences } from '@livery/office-editing';
import { MergeRules } from './merge-rules.ts';

/** A layout of the merged presentation in the list of its master. */
export interface ListedLayout {
  readonly id: number;
  /** The relationship of the master. */
  readonly relationshipId: string;
  /** What its name in the presentation is assigned to in the closure of the master. */
  readonly key: string;
}

/** What a master takes from its deck: all that it leads to but its layouts, whose place those of the merged presentation take. */
export class MasterRules extends MergeRules {
  private layouts: readonly ListedLayout[] = [];
  private master = '';

  /** @param master the part of the master in the deck */
  list(master: string, layouts: readonly ListedLayout[]): void {
    this.master = master;
    this.layouts = layouts;
    const type = `${this.deck.edition.relationships}/slideLayout`;
    const toLayouts = layouts.map(({ relationshipId, key }) => {
      return { id: relationshipId, kind: 'slideLayout', type, target: key, external: false };
    });
    this.further.set(master, toLayouts);
  }

  override target(source: string, relationship: Relationship): string | undefined {
    const { kind, target } = relationship;
    if (source !== this.master || kind !== 'slideLayout') return super.target(source, relationship);
    return this.layouts.some(({ key }) => key === target) ? target : undefined;
  }

  override data(part: string, leftOut: ReadonlySet<string>): HashedData {
    if (part !== this.master) return super.data(part, leftOut);
    return refusingMalformed(() => this.masterData(leftOut));
  }

  private masterData(leftOut: ReadonlySet<string>): HashedData {
    const { deck, master } = this;
    const xml = XmlPart.of(deck.file, master);
    const ofLayouts = layoutIds(deck, master);
    const gone = new Set([...leftOut].filter((id) => !ofLayouts.has(id)));
    const edited = gone.size === 0 ? undefined : withoutReferences(xml, gone);
    const rest = edited === undefined ? xml : xml.with(edited);
    return packHashed(withLayouts(rest, this.layouts, deck.edition.relationships));
  }
}

/** The ids of the relationships of a master that lead to its layouts in the source. */
export function layoutIds(deck: SourceDeck, master: string): Set<string> {
  return new Set(deck.relationships(master).flatMap(({ kind, id }) => (kind === 'slideLayout' ? [id] : [])));
}
