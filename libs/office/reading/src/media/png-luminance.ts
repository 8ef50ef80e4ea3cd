import { lightOf, type Luminance } from './luminance.ts';
import { type PngChunks, readPngChunks } from './png-chunks.ts';
import { unfilter } from './png-filters.ts';
import { GREY, GREY_ALPHA, hasAlpha, INDEXED, passesOf, rowBytes, TRUE_COLOR } from './png-header.ts';

const OPAQUE = 255;

interface Canvas {
  readonly light: Uint8Array;
  readonly opacity: Uint8Array;
}

/** Paints the first `count` pixels of a row, each `step` after the one before. */
type PaintRow = (line: Uint8Array, count: number, start: number, step: number) => void;

/** The pixels of a PNG (ISO/IEC 15948); undefined for other files. @throws Error when the file is damaged */
export function pngLuminance(bytes: Uint8Array): Luminance | undefined {
  const png = readPngChunks(bytes);
  if (png === undefined) return undefined;
  const { header, rows, transparency } = png;
  const { width, height, channels, depth } = header;
  const canvas = { light: new Uint8Array(width * height), opacity: new Uint8Array(width * height) };
  const paint = channels === 1 && depth <= 8 ? byTable(png, canvas) : bySamples(png, canvas);
  const pixelBytes = Math.max(1, (channels * depth) / 8);
  let at = 0;
  for (const pass of passesOf(header)) {
    const length = rowBytes(header, pass.width);
    let above: Uint8Array = new Uint8Array(length);
    for (let row = 0; row < pass.height; row += 1) {
      const line = rows.subarray(at + 1, at + 1 + length);
      unfilter(rows[at] ?? 0, line, above, pixelBytes);
      paint(line, pass.width, (pass.top + row * pass.stepY) * width + pass.left, pass.stepX);
      above = line;
      at += 1 + length;
    }
  }
  const isOpaque = !hasAlpha(header) && transparency.length === 0;
  return { width, height, light: canvas.light, opacity: isOpaque ? null : canvas.opacity };
}

/** Paints pixels of one sample of up to eight bits: an entry of the palette, or a grey. */
function byTable({ header: { kind, depth }, palette, transparency }: PngChunks, { light, opacity }: Canvas): PaintRow {
  const most = 2 ** depth - 1;
  const lights = new Uint8Array(most + 1);
  const opacities = new Uint8Array(most + 1).fill(OPAQUE);
  for (let sample = 0; sample <= most; sample += 1) {
    const [red = 0, green = 0, blue = 0] = palette.subarray(sample * 3, sample * 3 + 3);
    lights[sample] = kind === INDEXED ? lightOf(red, green, blue) : Math.round((sample * OPAQUE) / most);
  }
  if (kind === INDEXED) opacities.set(transparency.subarray(0, most + 1));
  else if (transparency.length >= 2) opacities[(transparency[1] ?? 0) & most] = 0;
  return (line, count, start, step) => {
    for (let x = 0; x < count; x += 1) {
      const bit = x * depth;
      const sample = ((line[bit >> 3] ?? 0) >> (8 - depth - (bit & 7))) & most;
      light[start + x * step] = lights[sample] ?? 0;
      opacity[start + x * step] = opacities[sample] ?? OPAQUE;
    }
  };
}

/** Paints pixels of several samples of eight or sixteen bits. Of sixteen bits the upper eight are used. */
function bySamples(png: PngChunks, { light, opacity }: Canvas): PaintRow {
  const { kind, channels, depth } = png.header;
  const bytes = depth / 8;
  const isGrey = kind === GREY || kind === GREY_ALPHA;
  const alphaAt = hasAlpha(png.header) ? (channels - 1) * bytes : null;
  const transparent = transparentColor(png);
  return (line, count, start, step) => {
    for (let x = 0; x < count; x += 1) {
      const from = x * channels * bytes;
      const red = line[from] ?? 0;
      const green = isGrey ? red : (line[from + bytes] ?? 0);
      const blue = isGrey ? red : (line[from + 2 * bytes] ?? 0);
      const isTransparent = transparent === ((red << 16) | (green << 8) | blue);
      light[start + x * step] = lightOf(red, green, blue);
      opacity[start + x * step] = isTransparent ? 0 : alphaAt === null ? OPAQUE : (line[from + alphaAt] ?? OPAQUE);
    }
  };
}

/** The colour that `tRNS` makes transparent; null for samples of sixteen bits, several of which are one sample of eight bits. */
function transparentColor({ header: { kind, depth }, transparency }: PngChunks): number | null {
  if (kind !== TRUE_COLOR || depth !== 8 || transparency.length < 6) return null;
  return ((transparency[1] ?? 0) << 16) | ((transparency[3] ?? 0) << 8) | (transparency[5] ?? 0);
}
