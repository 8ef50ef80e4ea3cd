import type { RunFormat, TextRun } from './text-run.ts';

/**
 * The runs of many paragraphs, with one array for their formats and one for their ends. Documents have tens of thousands of runs, and
 * findings are about a few of them (docs/engine-performance.md).
 */
export class RunColumns {
  private readonly formats: RunFormat[] = [];
  /** For each run the exclusive end offset of its text in the text of its paragraph, in UTF-16 code units. */
  private readonly ends: number[] = [];
  /** The indexes of the runs before which a formula without text stands. */
  private readonly formulas = new Set<number>();

  /** The number of runs so far, which is the index of the next paragraph's first run. */
  get length(): number {
    return this.formats.length;
  }

  /** Adds the next run of the paragraph that is being made. @param end the exclusive end offset of its text in that of the paragraph */
  add(format: RunFormat, end: number): void {
    this.formats.push(format);
    this.ends.push(end);
  }

  /** Notes that a formula, whose text is not read, stands before the next run. */
  addFormula(): void {
    this.formulas.add(this.formats.length);
  }

  /** The runs of the paragraph whose first run has the index `first`. @param text of the whole paragraph */
  since(first: number, text: string): TextRuns {
    return new TextRuns(this, first, this.formats.length - first, text);
  }

  formatAt(index: number): RunFormat | undefined {
    return this.formats[index];
  }

  hasFormulaBefore(index: number): boolean {
    return this.formulas.has(index);
  }

  endAt(index: number): number {
    return this.ends[index] ?? 0;
  }
}

/** The runs of one paragraph. An object is made for a run when it is asked for. */
export class TextRuns implements Iterable<TextRun> {
  /** @param columns hold the runs from the index `first` on; @param text of the whole paragraph */
  constructor(
    private readonly columns: RunColumns,
    private readonly first: number,
    readonly length: number,
    readonly text: string,
  ) {}

  formatAt(index: number): RunFormat | undefined {
    return index >= 0 && index < this.length ? this.columns.formatAt(this.first + index) : undefined;
  }

  /** Whether a formula without text stands before a run. Formulas of text documents have text, and are runs. */
  hasFormulaBefore(index: number): boolean {
    return this.columns.hasFormulaBefore(this.first + index);
  }

  lengthAt(index: number): number {
    return this.columns.endAt(this.first + index) - this.startOf(index);
  }

  at(index: number): TextRun | undefined {
    const format = this.formatAt(index);
    return format && { ...format, text: this.textAt(index) };
  }

  textAt(index: number): string {
    return this.text.slice(this.startOf(index), this.columns.endAt(this.first + index));
  }

  /** The index of the run that contains the character at an offset; that of the last run for offsets behind the end. */
  indexAt(offset: number): number {
    let [from, to] = [0, Math.max(0, this.length - 1)];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if (offset < this.columns.endAt(this.first + middle)) to = middle;
      else from = middle + 1;
    }
    return from;
  }

  get hasCharacters(): boolean {
    return this.some(({ scripts }) => scripts.length > 0);
  }

  some(test: (format: RunFormat) => boolean): boolean {
    for (let index = 0; index < this.length; index += 1) {
      const format = this.formatAt(index);
      if (format !== undefined && test(format)) return true;
    }
    return false;
  }

  *[Symbol.iterator](): Generator<TextRun> {
    for (let index = 0; index < this.length; index += 1) {
      const run = this.at(index);
      if (run !== undefined) yield run;
    }
  }

  private startOf(index: number): number {
    return index === 0 ? 0 : this.columns.endAt(this.first + index - 1);
  }
}
