import { memoized } from '../memoized.ts';
import type { LocatedBody } from '../document-view/located-content.ts';
import { walkFormats } from '../document-view/used-formats.ts';
import { TextPositions } from '../document-view/text-positions.ts';
import type { OccurrenceLocation } from './check.ts';

/** Something that is wrong, with the places of one text where it is. */
export interface Gathered<Reason> {
  readonly reason: Reason;
  readonly location: OccurrenceLocation;
}

/** Gathers the places of one text by what is wrong with them, and where that is set in its paragraphs by their style too. */
export class PositionGathering<Reason> {
  private readonly found = new Map<Reason, Map<string, TextPositions>>();

  /** @param isLocal whether the value is set where it is seen: the styles of paragraphs tell such findings apart */
  constructor(
    private readonly body: LocatedBody,
    private readonly isLocal: (reason: Reason) => boolean,
  ) {}

  /** @param number of the paragraph in the text; @param run null for the whole paragraph */
  add(reason: Reason, number: number, run: number | null): void {
    this.positionsOf(reason, this.body.paragraphs[number]?.flow?.style.id ?? '').add(number, run);
  }

  /** The runs with looks with which something is wrong. @param wrong by the numbers of looks */
  addRuns(wrong: readonly (readonly Reason[] | null)[]): void {
    const { facts } = this.body;
    const positions = wrong.map((reasons, number) => {
      const style = facts.formats[number]?.setting.paragraphStyle ?? '';
      return reasons?.map((reason) => this.positionsOf(reason, style)) ?? null;
    });
    walkFormats(facts, positions, (own, number, run) => {
      for (let index = 0; index < own.length; index += 1) own[index]?.add(number, run);
    });
  }

  /** What was gathered, in the order in which it is first met; the places in document order. */
  all(): readonly Gathered<Reason>[] {
    return [...this.found]
      .flatMap(([reason, byStyle]) => Array.from(byStyle.values(), (positions) => ({ reason, positions })))
      .sort((one, two) => one.positions.first - two.positions.first)
      .flatMap(({ reason, positions }) => {
        const [address] = positions.addresses();
        return address === undefined ? [] : [{ reason, location: { address, positions } }];
      });
  }

  private positionsOf(reason: Reason, paragraphStyle: string): TextPositions {
    const style = this.isLocal(reason) ? paragraphStyle : '';
    const byStyle = memoized(this.found, reason, () => new Map<string, TextPositions>());
    return memoized(byStyle, style, () => new TextPositions(this.body, this));
  }
}
