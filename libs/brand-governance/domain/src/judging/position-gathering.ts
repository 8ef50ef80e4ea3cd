import type { LocatedBody } from '../document-view/located-content.ts';
import { TextPositions } from '../document-view/text-positions.ts';
import { walkFormats } from '../document-view/used-formats.ts';
import { memoized } from '../memoized.ts';
import type { OccurrenceLocation } from './check.ts';

/** A reason why something is wrong in one text body, with its positions there. */
export interface Gathered<Reason> {
  readonly reason: Reason;
  readonly location: OccurrenceLocation;
}

/**
 * Gathers the positions of one text body by what is wrong there. Where the value is set in the text itself, it gathers them by
 * paragraph style, too.
 */
export class PositionGathering<Reason> {
  private readonly found = new Map<Reason, Map<string, TextPositions>>();

  /** @param isLocal whether the value is set in the text itself; the positions of such values are gathered for each paragraph style */
  constructor(
    private readonly body: LocatedBody,
    private readonly isLocal: (reason: Reason) => boolean,
  ) {}

  /**
   * @param number the number of the paragraph in the text body
   * @param run the number of the run; null for the whole paragraph
   */
  add(reason: Reason, number: number, run: number | null): void {
    this.positionsOf(reason, this.body.paragraphs[number]?.flow?.style.id ?? '').add(number, run);
  }

  /** Adds the runs whose format is wrong. @param wrong the reasons, by the numbers of the formats */
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

  /** What was gathered, in the order of the first positions. The positions are in document order. */
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
