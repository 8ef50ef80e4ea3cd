import type { TextFace, TextMeter } from './text-widths.ts';

/** A piece of text that looks the same throughout. */
export interface StyledText<Style extends TextFace> {
  readonly text: string;
  readonly style: Style;
}

/** A line with its pieces; neighbours never have the same style. */
export interface Line<Style extends TextFace> {
  readonly pieces: readonly StyledText<Style>[];
  /** In points, without spaces at its end. */
  readonly width: number;
}

/** Line breaks, spaces, characters behind which a line may end, and words. */
const TOKENS = /\n|[^\S\n]+|[\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]|[^\s\u2e80-\u9fff\uac00-\ud7a3\uff00-\uff60]+/g;

/** Breaks the text of one paragraph into lines. */
export class LineBreaker<Style extends TextFace> {
  private readonly lines: Line<Style>[] = [];
  private pieces: { text: string; style: Style }[] = [];
  private width = 0;
  private spaces = 0;

  /** @param widthOf gives the width in points that a line may have, by its number; @param mostLines further text is left out */
  constructor(
    private readonly meter: TextMeter,
    private readonly widthOf: (line: number) => number,
    private readonly mostLines: number,
  ) {}

  /** A paragraph without text has one line without pieces. */
  break(texts: Iterable<StyledText<Style>>): readonly Line<Style>[] {
    for (const { text, style } of texts) {
      for (const [token] of text.matchAll(TOKENS)) {
        if (this.lines.length >= this.mostLines) return this.lines;
        if (token === '\n') this.end();
        else if (token.trim() === '') this.space(token, style);
        else this.word(token, style);
      }
    }
    this.end();
    return this.lines;
  }

  private get room(): number {
    return this.widthOf(this.lines.length) - this.width - this.spaces;
  }

  private space(text: string, style: Style): void {
    const shown = text.replaceAll('\t', '    ');
    this.append(shown, style);
    this.spaces += this.meter.width(shown, style);
  }

  private word(text: string, style: Style): void {
    const width = this.meter.width(text, style);
    if (width > this.room && this.width > 0) this.end();
    if (width > this.room) {
      this.longWord(text, style);
      return;
    }
    this.append(text, style);
    this.width += this.spaces + width;
    this.spaces = 0;
  }

  /** A word that is wider than a line is broken where the line ends. Each line takes a character at least. */
  private longWord(text: string, style: Style): void {
    for (const character of text) {
      if (this.lines.length >= this.mostLines) return;
      const width = this.meter.width(character, style);
      if (width > this.room && this.width > 0) this.end();
      this.append(character, style);
      this.width += this.spaces + width;
      this.spaces = 0;
    }
  }

  private append(text: string, style: Style): void {
    const last = this.pieces.at(-1);
    if (last?.style === style) last.text += text;
    else this.pieces.push({ text, style });
  }

  private end(): void {
    const last = this.pieces.at(-1);
    if (last !== undefined) last.text = last.text.trimEnd();
    this.lines.push({ pieces: this.pieces.filter(({ text }) => text !== ''), width: this.width });
    this.pieces = [];
    this.width = 0;
    this.spaces = 0;
  }
}
