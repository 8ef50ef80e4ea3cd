import { PackageRefused } from '@livery/office-package';
import type { KnownData } from '../parts/known-data.ts';
import { refusingMalformed, SourceDeck } from '../parts/source-deck.ts';
import { type PresentationPart, readPresentationPart } from '../presentation/presentation-part.ts';
import { inListOrder, ListedIds } from './listed-ids.ts';

/** A presentation that is merged with others. Where the same bytes come several times, they are one source. */
export class MergeSource {
  readonly presentation: PresentationPart;

  private constructor(readonly deck: SourceDeck) {
    this.presentation = readPresentationPart(deck);
  }

  /** @throws PackageRefused */
  static open(bytes: Uint8Array, known: KnownData): MergeSource {
    return new MergeSource(SourceDeck.open(bytes, known));
  }

  /** The parts of its slides in their order. A part that the list holds twice is two slides. */
  slides(): readonly string[] {
    const { deck, presentation } = this;
    const targets = new Map(deck.relationships(deck.file.mainPart).map((one) => [one.id, one]));
    return presentation.slides.flatMap((id) => {
      const listed = targets.get(id);
      return listed?.kind === 'slide' && deck.leadsToPart(listed) ? [listed.target] : [];
    });
  }

  /** The parts of its masters in their order. */
  masters(): readonly string[] {
    const { deck } = this;
    const list = new ListedIds('p:sldMasterId');
    refusingMalformed(() => deck.file.scan(deck.file.mainPart, list));
    const masters = deck
      .relationships(deck.file.mainPart)
      .filter((one) => one.kind === 'slideMaster' && deck.leadsToPart(one));
    return [...new Set(inListOrder(masters, list.ids).map(({ target }) => target))];
  }

  /** The part that a part cannot do without. @throws PackageRefused `file_corrupt` when there is none */
  needed(part: string, kind: string): string {
    const found = this.deck.related(part, kind);
    if (found === undefined) throw new PackageRefused('file_corrupt', `A part has no ${kind}.`, part);
    return found;
  }
}
