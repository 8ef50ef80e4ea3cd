import type { RunStyle } from '../document/run-style.ts';
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
  /** Most places follow others of the same paragraph and reason. */
  private last: { readonly reason: Reason; readonly number: number; readonly positions: TextPositions } | null = null;

  /** @param isLocal whether the value is set where it is seen: the styles of paragraphs tell such findings apart */
  constructor(
    private readonly place: TextPlace,
    private readonly isLocal: (reason: Reason) => boolean,
  ) {}

  /** @param number of the paragraph in the text; @param run null for the whole paragraph */
  add(reason: Reason, number: number, run: number | null): void {
    if (this.last?.number !== number || this.last.reason !== reason) {
      this.last = { reason, number, positions: this.positionsOf(reason, number, run) };
    }
    this.last.positions.add(number, run);
  }

  /** The runs of a paragraph that have characters and a style with which something is wrong. */
  addRuns(wrong: ReadonlyMap<RunStyle, readonly Reason[]>, number: number): void {
    const runs = this.place.body[number]?.runs ?? [];
    let style: RunStyle | null = null;
    let reasons: readonly Reason[] | undefined;
    for (let index = 0; index < runs.length; index += 1) {
      const run = runs[index];
      if (run === undefined || run.scripts.length === 0) continue;
      if (run.style !== style) reasons = wrong.get((style = run.style));
      if (reasons !== undefined) for (const reason of reasons) this.add(reason, number, index);
    }
  }

  private positionsOf(reason: Reason, number: number, run: number | null): TextPositions {
    const style = this.isLocal(reason) ? (this.place.body[number]?.flow?.style.id ?? '') : '';
    let known = this.byStyle.get(style);
    if (known === undefined) this.byStyle.set(style, (known = new Map<Reason, TextPositions>()));
    let positions = known.get(reason);
    if (positions === undefined) {
      known.set(reason, (positions = new TextPositions(this.place, this)));
      this.all.push({ reason, where: this.firstOf(positions, number, run) });
    }
    return positions;
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
