/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

const MAX_PIXELS = 2_500_000_000;

/** The size in the header of a PNG, JPEG, GIF, BMP, WebP or TIFF; undefined for vector graphics and for damaged headers. */
export function pixelSize(head: Uint8Array): PixelSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  try {
    const size = sizeOf(view);
    if (size === undefined || size.width <= 0 || size.height <= 0) return undefined;
    return size.width * size.height > MAX_PIXELS ? undefined : size;
  } catch (error) {
    // The header ends before it says its size.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function sizeOf(view: DataView): PixelSize | undefined {
  const start = view.getUint32(0);
  if (start === 0x89504e47) return { width: view.getUint32(16), height: view.getUint32(20) };
  if (start >>> 8 === 0xffd8ff) return jpegSize(view);
  if (start === 0x47494638) return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  if (start >>> 16 === 0x424d) return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
  if (start === 0x52494646 && view.getUint32(8) === 0x57454250) return webpSize(view);
  if (start === 0x49492a00) return tiffSize(view, true);
  return start === 0x4d4d002a ? tiffSize(view, false) : undefined;
}

/** The frame header among the segments (ITU-T T.81, B.2.2). */
function jpegSize(view: DataView): PixelSize | undefined {
  for (let at = 2; at < view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9)) at += 2;
    else if (isFrame(marker)) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function webpSize(view: DataView): PixelSize | undefined {
  const chunk = view.getUint32(12);
  if (chunk === 0x56503858) return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (chunk === 0x56503820) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunk !== 0x5650384c) return undefined;
  const bits = view.getUint32(21, true);
  return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
}

function uint24(view: DataView, at: number): number {
  return view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);
}

/** The tags 256 and 257 of the first directory (TIFF 6.0, section 2). */
function tiffSize(view: DataView, little: boolean): PixelSize | undefined {
  const directory = view.getUint32(4, little);
  const count = view.getUint16(directory, little);
  let width = 0;
  let height = 0;
  for (let index = 0; index < count && (width === 0 || height === 0); index += 1) {
    const at = directory + 2 + index * 12;
    const tag = view.getUint16(at, little);
    if (tag !== 256 && tag !== 257) continue;
    const value =
      view.getUint16(at + 2, little) === 3 ? view.getUint16(at + 8, little) : view.getUint32(at + 8, little);
    if (tag === 256) width = value;
    else height = value;
  }
  return { width, height };
}
