/** The pixels of a picture in grey, row by row: the lightness of each, and its opacity, both 0 to 255. */
export interface Luminance {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
  /** Null when every pixel is opaque. */
  readonly opacity: Uint8Array | null;
}

/** The lightness of a colour, 0 to 255 (ITU-R BT.601). */
export function lightOf(red: number, green: number, blue: number): number {
  return (19_595 * red + 38_470 * green + 7_471 * blue + 32_768) >> 16;
}
