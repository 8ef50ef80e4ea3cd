import type { Paragraph, ParagraphLayout, Spacing, TextBody, TextLayout } from '@livery/office-model';
import { points } from '../svg/numbers.ts';
import { type Line, LineBreaker } from './line-breaker.ts';
import { writtenNumber } from './numbering.ts';
import { type RunFace, styledTexts } from './run-face.ts';
import { shownBullet } from './symbols.ts';
import type { TextMeter } from './text-widths.ts';

/** The height of a line of text, and how far its characters reach below the baseline, as shares of the size. */
const LINE_HEIGHT = 1.2;
const DESCENT = 0.27;
/** More lines than this do not fit on a slide. */
const MOST_LINES = 400;
const MIN_WIDTH = 4;
const UNBOUNDED = 100_000;

/** A line with its place in the block, in points. */
export interface PlacedLine {
  readonly line: Line<RunFace>;
  readonly align: ParagraphLayout['align'];
  /** The left end of the room of the line, from the left of the block, and its width. */
  readonly left: number;
  readonly room: number;
  /** From the upper end of the block. */
  readonly baseline: number;
  readonly top: number;
  readonly height: number;
  readonly bullet: { readonly text: string; readonly face: RunFace; readonly left: number } | null;
}

/** The lines of a text body. Its place in the shape is not decided yet. */
export interface TextBlock {
  readonly lines: readonly PlacedLine[];
  readonly height: number;
  /** The width of the widest line. */
  readonly width: number;
}

/** Sets a text body in a width. @param layout null for a text of which nothing is known but the text itself */
export function textBlock(body: TextBody, layout: TextLayout | null, width: number, meter: TextMeter): TextBlock {
  const lines: PlacedLine[] = [];
  const numbers = new Array<number>(9).fill(0);
  let y = 0;
  for (const [index, paragraph] of body.entries()) {
    if (lines.length >= MOST_LINES) break;
    const own = layout?.paragraphs[index];
    const number = countedNumber(numbers, paragraph, own);
    const room = layout?.wraps === false ? UNBOUNDED : width;
    const setting = new ParagraphSetting(paragraph, own, {
      room,
      width,
      number,
      meter,
      less: layout?.lessSpacing ?? 0,
    });
    const mayBeLast = index === body.length - 1;
    y = setting.place(lines, index === 0 ? null : y, mayBeLast);
  }
  return { lines, height: y, width: lines.reduce((most, { line, left }) => Math.max(most, left + line.width), 0) };
}

/** The number of a numbered paragraph. A paragraph of a higher level, or without number, starts lower levels anew. */
function countedNumber(numbers: number[], { level, text }: Paragraph, layout: ParagraphLayout | undefined): number {
  numbers.fill(0, level + 1);
  if (layout?.numbering == null) {
    if (text !== '') numbers[level] = 0;
    return 0;
  }
  const count = numbers[level] ?? 0;
  if (text !== '') numbers[level] = count + 1;
  return layout.numbering.start + count;
}

interface Surroundings {
  readonly room: number;
  readonly width: number;
  readonly number: number;
  readonly meter: TextMeter;
  readonly less: number;
}

/** Sets one paragraph. */
class ParagraphSetting {
  private readonly margin: number;
  private readonly indent: number;
  private readonly texts;

  constructor(
    private readonly paragraph: Paragraph,
    private readonly layout: ParagraphLayout | undefined,
    private readonly around: Surroundings,
  ) {
    this.margin = Math.max(0, points(layout?.margin ?? 0));
    this.indent = Math.max(-this.margin, points(layout?.indent ?? 0));
    this.texts = styledTexts(paragraph, layout);
  }

  /** Adds the lines. @param above the end of the paragraph above; null for the first. @returns the end of this paragraph */
  place(lines: PlacedLine[], above: number | null, isLast: boolean): number {
    const { meter, room, less } = this.around;
    const bullet = this.bullet();
    const first = bullet === null ? this.margin + this.indent : this.margin;
    const leftOf = (number: number): number => (number === 0 ? Math.max(0, first) : this.margin);
    const widthOf = (number: number): number => Math.max(MIN_WIDTH, room - leftOf(number));
    const broken = new LineBreaker<RunFace>(meter, widthOf, MOST_LINES - lines.length).break(this.texts);
    let top = above === null ? 0 : above + this.distance(this.layout?.before);
    for (const [number, line] of broken.entries()) {
      const size = this.sizeOf(line);
      const height = this.lineHeight(size, less);
      const left = leftOf(number);
      const baseline = top + height - DESCENT * size;
      lines.push({
        line,
        align: this.layout?.align ?? 'left',
        left,
        room: this.around.width - left,
        baseline,
        top,
        height,
        bullet: number === 0 ? bullet : null,
      });
      top += height;
    }
    return isLast ? top : top + this.distance(this.layout?.after);
  }

  private sizeOf({ pieces }: Line<RunFace>): number {
    const sizes = pieces.map(({ style }) => style.size);
    if (sizes.length > 0) return Math.max(...sizes);
    return this.texts[0]?.style.size ?? this.layout?.emptySize ?? 18;
  }

  private lineHeight(size: number, less: number): number {
    const spacing = this.layout?.line;
    if (spacing?.unit === 'points') return Math.max(1, spacing.value);
    return Math.max(1, LINE_HEIGHT * size * Math.max(0.2, (spacing?.value ?? 1) - less));
  }

  private distance(spacing: Spacing | undefined): number {
    if (spacing === undefined) return 0;
    const size = this.texts[0]?.style.size ?? this.layout?.emptySize ?? 18;
    return Math.max(0, spacing.unit === 'points' ? spacing.value : spacing.value * LINE_HEIGHT * size);
  }

  private bullet(): PlacedLine['bullet'] {
    const { bullet } = this.paragraph;
    const face = this.texts[0]?.style;
    if (bullet === null || face === undefined || this.paragraph.text === '') return null;
    const typeface = bullet.fonts[0]?.font.typeface ?? face.typeface;
    const text = this.bulletText(bullet.characters, typeface);
    const size = this.layout?.bulletSize;
    const scaled = size?.unit === 'points' ? size.value : face.size * (size?.value ?? 1);
    const shown = { ...face, size: scaled, color: bullet.color ?? face.color, underlined: false, highlight: null };
    return { text, face: shown, left: this.margin + this.indent };
  }

  private bulletText(characters: string, typeface: string): string {
    if (characters !== '') return shownBullet(characters, typeface);
    const numbering = this.layout?.numbering;
    return numbering == null ? '•' : writtenNumber(numbering.scheme, this.around.number);
  }
}
