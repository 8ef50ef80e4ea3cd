import type { Insets, TextBody, TextLayout } from '@livery/office-model';
import type { Rectangle } from '../geometry/rectangle.ts';
import type { Canvas } from '../svg/canvas.ts';
import { escaped } from '../svg/escape.ts';
import { points, written } from '../svg/numbers.ts';
import { colorAttributes } from '../svg/paints.ts';
import { fontFamily } from '../svg/typefaces.ts';
import type { Line } from './line-breaker.ts';
import { type RunFace, styledTexts } from './run-face.ts';
import { type PlacedLine, textBlock } from './text-block.ts';
import { TextMeter } from './text-widths.ts';

export interface LabelPlace {
  readonly x: number;
  readonly y: number;
  readonly align: keyof typeof ANCHORS;
  /** The width that the words may have; what does not fit is left out. */
  readonly room: number;
}

const ANCHORS = { left: '', center: ' text-anchor="middle"', right: ' text-anchor="end"' } as const;
/** From which share of its room on a line is set in exactly its estimated width. */
const FITTED = 0.8;
const INSETS: Insets = { left: 91_440, top: 45_720, right: 91_440, bottom: 45_720 };

/** Draws texts into boxes. */
export class TextDrawer {
  private readonly meter = new TextMeter();
  private readonly families = new Map<string, string>();

  /** The height that a text needs in a box of this width, insets included. */
  heightOf(body: TextBody, layout: TextLayout | null, width: number): number {
    const { left, right, top, bottom } = layout?.insets ?? INSETS;
    const inner = Math.max(1, width - points(left + right));
    return textBlock(body, layout, inner, this.meter).height + points(top + bottom);
  }

  /** @param turn in degrees, of the text within its box */
  draw(canvas: Canvas, body: TextBody, layout: TextLayout | null, box: Rectangle, turn: number): void {
    if (canvas.isFull || body.every(({ text }) => text === '')) return;
    const { width, height, x, y } = box;
    const within = (layout?.turn ?? 0) + (layout?.rotation ?? 0);
    const total = (turn + within) % 360;
    const [middleX, middleY] = [x + width / 2, y + height / 2];
    // A text that is turned by a right angle within its box has the height of the box as its width.
    const [across, down] = within % 180 === 0 ? [width, height] : [height, width];
    const turned = { x: middleX - across / 2, y: middleY - down / 2, width: across, height: down };
    if (total === 0) {
      this.drawUpright(canvas, body, layout, turned);
      return;
    }
    canvas.add(`<g transform="rotate(${written(total)} ${written(middleX)} ${written(middleY)})">`);
    this.drawUpright(canvas, body, layout, turned);
    canvas.add('</g>');
  }

  /** Writes a few words in the style of the first run of a text. @param y of the baseline */
  label(canvas: Canvas, words: string, body: TextBody, at: LabelPlace): void {
    const face = body[0] && styledTexts(body[0], undefined)[0]?.style;
    if (face === undefined || canvas.isFull) return;
    const place = `x="${written(at.x)}" y="${written(at.y)}"${ANCHORS[at.align]}`;
    canvas.add(`<text ${place}${this.look(face)}>${escaped(this.shortened(words, face, at.room))}</text>`);
  }

  private shortened(words: string, face: RunFace, room: number): string {
    if (this.meter.width(words, face) <= room) return words;
    const characters = Array.from(words);
    while (characters.length > 1 && this.meter.width(`${characters.join('')}…`, face) > room) characters.pop();
    return `${characters.join('')}…`;
  }

  private drawUpright(canvas: Canvas, body: TextBody, layout: TextLayout | null, box: Rectangle): void {
    const { left, top, right, bottom } = layout?.insets ?? INSETS;
    const columns = layout?.columns ?? 1;
    const inner = Math.max(1, box.width - points(left + right)) / columns;
    const room = box.height - points(top + bottom);
    const block = textBlock(body, layout, inner, this.meter);
    const x = box.x + points(left) + (layout?.centered === true ? Math.max(0, inner - block.width) / 2 : 0);
    const y = box.y + points(top) + (columns > 1 ? 0 : anchored(layout, room - block.height));
    let [column, start] = [0, 0];
    for (const line of block.lines) {
      if (column < columns - 1 && line.top + line.height - start > room && line.top > start) {
        column += 1;
        start = line.top;
      }
      this.drawLine(canvas, line, x + column * inner, y - start);
    }
  }

  private drawLine(canvas: Canvas, placed: PlacedLine, x: number, y: number): void {
    const { line, align, left, room, bullet, baseline } = placed;
    const at = `y="${written(y + baseline)}"`;
    const start = x + left + (align === 'left' ? 0 : align === 'center' ? room / 2 : room);
    if (bullet !== null) {
      const shift = align === 'left' ? 0 : align === 'center' ? (room - line.width) / 2 : room - line.width;
      const from = x + bullet.left + Math.max(0, shift);
      canvas.add(`<text x="${written(from)}" ${at}${this.look(bullet.face)}>${escaped(bullet.text)}</text>`);
    }
    this.drawHighlights(canvas, placed, x, y);
    const [only, ...more] = line.pieces;
    if (only === undefined) return;
    // A line that nearly fills its room would leave it where another font stands for the one of the document.
    const isFitted = line.width > FITTED * room;
    const fitted = isFitted ? ` textLength="${written(line.width)}" lengthAdjust="spacingAndGlyphs"` : '';
    const open = `<text x="${written(start)}" ${at}${ANCHORS[align]}${fitted}`;
    const isPlain = more.length === 0 && only.style.raised === 0;
    canvas.add(
      isPlain ? `${open}${this.look(only.style)}>${escaped(only.text)}</text>` : `${open}>${this.spans(line)}</text>`,
    );
  }

  /** A raised piece moves the pieces behind it, too, which therefore move back. */
  private spans({ pieces }: Line<RunFace>): string {
    let raised = 0;
    return pieces
      .map(({ text, style }) => {
        const wanted = style.raised * style.size;
        const shift = wanted === raised ? '' : ` dy="${written(raised - wanted)}"`;
        raised = wanted;
        return `<tspan${shift}${this.look(style)}>${escaped(text)}</tspan>`;
      })
      .join('');
  }

  private drawHighlights(
    canvas: Canvas,
    { line, align, left, room, top, height }: PlacedLine,
    x: number,
    y: number,
  ): void {
    if (line.pieces.every(({ style }) => style.highlight === null)) return;
    let from = x + left + (align === 'left' ? 0 : ((align === 'center' ? 1 : 2) * (room - line.width)) / 2);
    for (const { text, style } of line.pieces) {
      const width = this.meter.width(text, style);
      if (style.highlight !== null) {
        const box = `x="${written(from)}" y="${written(y + top)}" width="${written(width)}" height="${written(height)}"`;
        canvas.add(`<rect ${box}${colorAttributes('fill', style.highlight)}/>`);
      }
      from += width;
    }
  }

  private look(face: RunFace): string {
    const { size, bold, italic, underlined, struck, color, unfilled, spacing } = face;
    const lines = [underlined ? 'underline' : '', struck ? 'line-through' : ''].filter((line) => line !== '');
    return [
      ` font-family="${this.family(face.typeface)}" font-size="${written(size)}"`,
      bold ? ' font-weight="bold"' : '',
      italic ? ' font-style="italic"' : '',
      lines.length > 0 ? ` text-decoration="${lines.join(' ')}"` : '',
      spacing === 0 ? '' : ` letter-spacing="${written(spacing)}"`,
      color !== null ? colorAttributes('fill', color) : unfilled ? ' fill="none"' : '',
    ].join('');
  }

  private family(typeface: string): string {
    const known = this.families.get(typeface) ?? fontFamily(typeface);
    this.families.set(typeface, known);
    return known;
  }
}

function anchored(layout: TextLayout | null, free: number): number {
  switch (layout?.anchor) {
    case 'middle':
      return free / 2;
    case 'bottom':
      return free;
    case 'top':
    case undefined:
      return 0;
  }
}
