import { type Address, below, type Paragraph } from '@livery/office-model';
import { type LocatedBody, paragraphAddress, runAddress } from './located-content.ts';

/** A limit that is larger than the number of runs in any paragraph. */
const PARAGRAPH = 2 ** 26;

/** One position in a text body. */
export interface TextPosition {
  readonly address: Address;
  readonly body: LocatedBody;
  readonly paragraph: Paragraph;
  /** The number of the run; null for the whole paragraph. */
  readonly run: number | null;
}

/**
 * Positions of runs and whole paragraphs in one text body, in document order. They are kept as numbers, of which only those
 * become addresses that are shown.
 */
export class TextPositions {
  private known: readonly Paragraph[] | null = null;
  private isInOrder = true;

  /**
   * @param origin positions with the same origin are merged into one list
   * @param positions the number of the paragraph times `PARAGRAPH`, plus the number of the run; a whole paragraph comes after
   * its runs
   */
  constructor(
    readonly body: LocatedBody,
    readonly origin: object,
    private positions: number[] = [],
  ) {}

  /** These and other positions of the same origin, in document order. */
  mergedWith(others: readonly TextPositions[]): TextPositions {
    if (others.length === 0) return this;
    const all = [this, ...others].flatMap((one) => one.positions);
    return new TextPositions(this.body, this.origin, inOrder(all));
  }

  get length(): number {
    return this.positions.length;
  }

  get first(): number {
    return this.ordered()[0] ?? 0;
  }

  /** @param run the number of the run; null for the whole paragraph */
  add(paragraph: number, run: number | null): void {
    const { positions } = this;
    const position = paragraph * PARAGRAPH + (run ?? PARAGRAPH - 1);
    if (position < (positions[positions.length - 1] ?? 0)) this.isInOrder = false;
    positions.push(position);
  }

  *addresses(): Generator<Address> {
    for (const { address } of this.all()) yield address;
  }

  /** Each position with its address, and the number of its run, which is null for a whole paragraph. */
  *all(): Generator<TextPosition> {
    const { body } = this;
    for (const position of this.ordered()) {
      const paragraph = this.paragraphAt(position);
      const run = runAt(position);
      if (paragraph === undefined) continue;
      const address = run === null ? paragraphAddress(body, paragraph) : runAddress(body, paragraph, run);
      yield { address, body, paragraph, run };
    }
  }

  /**
   * Adds the locations of the positions to a list until it is full, and returns how many positions they stand for.
   * @param room the length at which the list is full
   * @param text the location of the text body
   */
  addLocations(locations: string[], room: number, text: string): number {
    let [count, last] = [0, -1];
    let paragraph: Paragraph | undefined;
    let location = '';
    for (const position of this.ordered()) {
      if (locations.length >= room) break;
      const own = this.paragraphAt(position);
      if (own !== undefined && own !== paragraph) location = below(text, `paragraph[${own.number}]`);
      const run = runAt(position);
      if (own !== undefined && position !== last)
        locations.push(run === null ? location : below(location, `run[${run}]`));
      paragraph = own;
      last = position;
      count += 1;
    }
    return count;
  }

  /** The paragraphs of the positions, each once. */
  get paragraphs(): readonly Paragraph[] {
    return (this.known ??= this.findParagraphs());
  }

  private findParagraphs(): readonly Paragraph[] {
    const paragraphs: Paragraph[] = [];
    let next = -1;
    for (const position of this.ordered()) {
      if (position < next) continue;
      const number = Math.floor(position / PARAGRAPH);
      next = (number + 1) * PARAGRAPH;
      const paragraph = this.body.paragraphs[number];
      if (paragraph !== undefined) paragraphs.push(paragraph);
    }
    return paragraphs;
  }

  private paragraphAt(position: number): Paragraph | undefined {
    return this.body.paragraphs[Math.floor(position / PARAGRAPH)];
  }

  private ordered(): readonly number[] {
    if (!this.isInOrder) this.positions = inOrder(this.positions);
    this.isInOrder = true;
    return this.positions;
  }
}

/** The number of the run at a position; null for the whole paragraph. */
function runAt(position: number): number | null {
  const run = position % PARAGRAPH;
  return run === PARAGRAPH - 1 ? null : run;
}

function inOrder(positions: readonly number[]): number[] {
  return positions.toSorted((one, two) => one - two);
}
