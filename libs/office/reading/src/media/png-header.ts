/** Colour types by their numbers (ISO/IEC 15948, 11.2.2). */
export const GREY = 0;
export const TRUE_COLOR = 2;
export const INDEXED = 3;
export const GREY_ALPHA = 4;
const TRUE_COLOR_ALPHA = 6;

const CHANNELS: ReadonlyMap<number, number> = new Map([
  [GREY, 1],
  [TRUE_COLOR, 3],
  [INDEXED, 1],
  [GREY_ALPHA, 2],
  [TRUE_COLOR_ALPHA, 4],
]);
const HEADER_BYTES = 13;
const DEPTHS: readonly number[] = [1, 2, 4, 8, 16];

export interface PngHeader {
  readonly width: number;
  readonly height: number;
  /** The bits of a sample. */
  readonly depth: number;
  readonly kind: number;
  /** The number of samples of a pixel. */
  readonly channels: number;
  readonly interlaced: boolean;
}

export interface PngPixels {
  /** Red, green, blue of each entry. */
  readonly palette: Uint8Array;
  /** `tRNS`: the opacities of the palette's entries, or the one colour that is transparent. */
  readonly transparency: Uint8Array;
}

/** The pixels that are stored together: all pixels, or those of one pass of Adam7 (ISO/IEC 15948, 8.2). */
export interface PngPass {
  readonly left: number;
  readonly top: number;
  readonly stepX: number;
  readonly stepY: number;
  readonly width: number;
  readonly height: number;
}

const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** Reads the content of `IHDR`; undefined when it is damaged (ISO/IEC 15948, 11.2.2). */
export function readHeader(content: Uint8Array): PngHeader | undefined {
  if (content.length < HEADER_BYTES) return undefined;
  const view = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const depth = view.getUint8(8);
  const kind = view.getUint8(9);
  const channels = CHANNELS.get(kind);
  if (channels === undefined || !DEPTHS.includes(depth) || view.getUint8(12) > 1) return undefined;
  const interlaced = view.getUint8(12) === 1;
  return { width: view.getUint32(0), height: view.getUint32(4), depth, kind, channels, interlaced };
}

/** The passes of a picture that have pixels. */
export function passesOf({ width, height, interlaced }: PngHeader): readonly PngPass[] {
  if (!interlaced) return [{ left: 0, top: 0, stepX: 1, stepY: 1, width, height }];
  return ADAM7.map(([left, top, stepX, stepY]) => {
    const across = Math.ceil((width - left) / stepX);
    const down = Math.ceil((height - top) / stepY);
    return { left, top, stepX, stepY, width: across, height: down };
  }).filter((pass) => pass.width > 0 && pass.height > 0);
}

export function hasAlpha({ kind }: PngHeader): boolean {
  return kind === GREY_ALPHA || kind === TRUE_COLOR_ALPHA;
}

/** The bytes of a row of pixels, without the byte for its filter. */
export function rowBytes({ channels, depth }: PngHeader, width: number): number {
  return Math.ceil((width * channels * depth) / 8);
}

/** The bytes of all rows, with those for their filters. */
export function lengthOfRows(header: PngHeader): number {
  return passesOf(header).reduce((sum, { width, height }) => sum + height * (1 + rowBytes(header, width)), 0);
}
