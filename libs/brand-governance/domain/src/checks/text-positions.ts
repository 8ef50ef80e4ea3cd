import type { Address } from '../document/address.ts';
import type { Paragraph } from '../document/text-body.ts';
import { paragraphAddress, runAddress, type TextPlace } from './places.ts';

/** More runs than a paragraph has. */
const PARAGRAPH = 2 ** 26;

/** Runs and whole paragraphs of one text, in document order: numbers, of which only those become addresses that are shown. */
export class TextPositions {
  private known: readonly Paragraph[] | null = null;

  /**
   * @param origin equal for those that are put in order together
   * @param positions the number of the paragraph, then that of the run; a whole paragraph stands behind its runs
   */
  constructor(
    readonly place: TextPlace,
    readonly origin: object,
    private readonly positions: number[] = [],
  ) {}

  /** The places of all, which have one origin, in document order. */
  mergedWith(others: readonly TextPositions[]): TextPositions {
    if (others.length === 0) return this;
    const all = Float64Array.from([this, ...others].flatMap((one) => one.positions)).sort();
    return new TextPositions(this.place, this.origin, Array.from(all));
  }

  get length(): number {
    return this.positions.length;
  }

  /** @param run null for the whole paragraph */
  add(paragraph: number, run: number | null): void {
    this.positions.push(paragraph * PARAGRAPH + (run ?? PARAGRAPH - 1));
  }

  *addresses(): Generator<Address> {
    for (const position of this.positions) {
      const paragraph = this.place.body[Math.floor(position / PARAGRAPH)];
      const run = position % PARAGRAPH;
      if (paragraph === undefined) continue;
      yield run === PARAGRAPH - 1 ? paragraphAddress(this.place, paragraph) : runAddress(this.place, paragraph, run);
    }
  }

  /** The paragraphs, each once. */
  get paragraphs(): readonly Paragraph[] {
    return (this.known ??= this.findParagraphs());
  }

  private findParagraphs(): readonly Paragraph[] {
    const paragraphs: Paragraph[] = [];
    let next = -1;
    for (const position of this.positions) {
      if (position < next) continue;
      const number = Math.floor(position / PARAGRAPH);
      next = (number + 1) * PARAGRAPH;
      const paragraph = this.place.body[number];
      if (paragraph !== undefined) paragraphs.push(paragraph);
    }
    return paragraphs;
  }
}
