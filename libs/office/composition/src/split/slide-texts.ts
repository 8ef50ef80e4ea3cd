import { formatRgb, type Paint, type Shape, type Slide, type TextBody } from '@livery/office-model';

/** The shapes of a slide in z-order, those of groups and SmartArt among them. */
export function* shapesOf(shapes: readonly Shape[]): Generator<Shape> {
  for (const shape of shapes) {
    yield shape;
    yield* shapesOf(shape.children);
    yield* shapesOf(shape.smartArt);
  }
}

/** The texts of a shape: its own, those of its cells, and those of its chart. */
export function* textsOf(shape: Shape): Generator<TextBody> {
  yield shape.text;
  for (const row of shape.rows) for (const cell of row) yield cell.text;
  for (const element of shape.chart?.elements ?? []) yield element.text;
}

const TITLES: ReadonlySet<string> = new Set(['title', 'ctrTitle']);
/** Placeholders that repeat the same on many slides. */
const FURNITURE: ReadonlySet<string> = new Set(['dt', 'ftr', 'sldNum', 'hdr']);

/** The text of the title placeholder on one line; '' when there is none. */
export function titleOf({ shapes }: Slide): string {
  const title = [...shapesOf(shapes)].find(({ placeholder }) => placeholder !== null && TITLES.has(placeholder.type));
  return title === undefined ? '' : plainText(title.text).replace(/\s+/g, ' ').trim();
}

/** All text of a slide, one line for each paragraph, without dates, footers and slide numbers. */
export function textOf({ shapes }: Slide): string {
  const lines: string[] = [];
  for (const shape of shapesOf(shapes)) {
    if (shape.placeholder !== null && FURNITURE.has(shape.placeholder.type)) continue;
    for (const body of [
      shape.text,
      ...shape.rows.flatMap((row) => row.map(({ text }) => text)),
      ...chartTexts(shape),
    ]) {
      lines.push(plainText(body));
    }
  }
  return lines.filter((line) => line !== '').join('\n');
}

/** The texts of a chart that are in the file: others are shown as a digit. */
function chartTexts({ chart }: Shape): readonly TextBody[] {
  return (chart?.elements ?? []).map(({ text }) => text.filter((paragraph) => !/^\d?$/.test(paragraph.text)));
}

/** The paragraphs of a text that have characters, one line each. */
export function plainText(body: TextBody): string {
  return body
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
}

/** The typefaces in which characters are shown, in alphabetical order. */
export function fontsOf(shapes: readonly Shape[]): readonly string[] {
  const fonts = new Set<string>();
  for (const shape of shapesOf(shapes)) {
    for (const body of textsOf(shape)) {
      for (const { runs, bullet } of body) {
        for (const { scripts, style } of runs) for (const slot of scripts) fonts.add(style.fonts[slot].typeface);
        for (const { font } of bullet?.fonts ?? []) fonts.add(font.typeface);
      }
    }
  }
  fonts.delete('');
  return [...fonts].toSorted();
}

/** The colours that a slide shows, as `#RRGGBB` in the order of their numbers; those inside of pictures are not among them. */
export function colorsOf({ shapes, background }: Slide): readonly string[] {
  const colors = new Set<number>();
  const add = (paint: Paint): void => {
    for (const color of colorsOfPaint(paint)) colors.add(color);
  };
  add(background);
  for (const shape of shapesOf(shapes)) {
    for (const paint of paintsOf(shape)) add(paint);
    for (const { color } of shape.effects) colors.add(color.rgb);
  }
  return [...colors].toSorted((one, other) => one - other).map((rgb) => `#${formatRgb(rgb)}`);
}

function* paintsOf(shape: Shape): Generator<Paint> {
  yield shape.fill;
  yield shape.line;
  for (const row of shape.rows) {
    for (const { fill, borders } of row) {
      yield fill;
      yield* borders;
    }
  }
  for (const { fill, line } of shape.chart?.elements ?? []) {
    yield fill;
    yield line;
  }
  for (const body of textsOf(shape)) {
    for (const { runs } of body) for (const { style, scripts } of runs) if (scripts.length > 0) yield style.paint;
  }
}

function colorsOfPaint(paint: Paint): readonly number[] {
  switch (paint.kind) {
    case 'solid':
      return [paint.color.rgb];
    case 'gradient':
      return paint.stops.map(({ rgb }) => rgb);
    case 'pattern':
    case 'picture':
      return paint.colors.map(({ rgb }) => rgb);
    case 'none':
    case 'unknown':
      return [];
  }
}
