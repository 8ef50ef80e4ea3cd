/** Texts one after the other, a line for each, so that what is seldom is looked for in all of them at once. */
export class TextLines<Place> {
  readonly whole: string;
  /** Where the line of each place begins. */
  private readonly starts: readonly number[];

  constructor(
    private readonly places: readonly Place[],
    lines: readonly string[],
  ) {
    this.whole = lines.join('\n');
    let start = 0;
    this.starts = lines.map(({ length }) => (start += length + 1) - length - 1);
  }

  /** The place whose line holds this character of the whole, and the character within its text. */
  at(offset: number): readonly [place: Place | undefined, offset: number] {
    const line = this.lineAt(offset);
    return [this.places[line], offset - (this.starts[line] ?? 0)];
  }

  /** The places in whose lines a global expression matches, in their order. */
  *holding(pattern: RegExp): Generator<Place> {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(this.whole); match !== null; match = pattern.exec(this.whole)) {
      const line = this.lineAt(match.index);
      const place = this.places[line];
      if (place === undefined) return;
      yield place;
      pattern.lastIndex = this.starts[line + 1] ?? this.whole.length;
    }
  }

  private lineAt(offset: number): number {
    let [from, to] = [0, this.starts.length - 1];
    while (from < to) {
      const middle = (from + to + 1) >>> 1;
      if ((this.starts[middle] ?? 0) <= offset) from = middle;
      else to = middle - 1;
    }
    return from;
  }
}
