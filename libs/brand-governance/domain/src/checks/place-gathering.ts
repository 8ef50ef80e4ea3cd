import type { Where } from './check.ts';
import { paragraphAddress, runAddress, type TextPlace } from './places.ts';
import { TextPositions } from './text-positions.ts';

/** Something that is wrong, with the places of one text where it is. */
export interface Gathered<Reason> {
  readonly reason: Reason;
  readonly where: Where;
}

/** Gathers the places of one text, in document order, by what is wrong with them; in the order in which each is first met. */
export class PlaceGathering<Reason> {
  readonly all: Gathered<Reason>[] = [];
  private readonly byStyle = new Map<string, Map<Reason, TextPositions>>();

  /** @param isLocal whether the value is set where it is seen: the styles of paragraphs tell such findings apart */
  constructor(
    private readonly place: TextPlace,
    private readonly isLocal: (reason: Reason) => boolean,
  ) {}

  /** @param number of the paragraph in the text; @param run null for the whole paragraph */
  add(reason: Reason, number: number, run: number | null): void {
    const style = this.isLocal(reason) ? (this.place.body[number]?.flow?.style.id ?? '') : '';
    let known = this.byStyle.get(style);
    if (known === undefined) this.byStyle.set(style, (known = new Map<Reason, TextPositions>()));
    let positions = known.get(reason);
    if (positions === undefined) {
      known.set(reason, (positions = new TextPositions(this.place, this)));
      this.all.push({ reason, where: this.firstOf(positions, number, run) });
    }
    positions.add(number, run);
  }

  private firstOf(positions: TextPositions, number: number, run: number | null): Where {
    const paragraph = this.place.body[number];
    if (paragraph === undefined) return { address: this.place.address, positions };
    const { place } = this;
    return {
      address: run === null ? paragraphAddress(place, paragraph) : runAddress(place, paragraph, run),
      positions,
    };
  }
}
