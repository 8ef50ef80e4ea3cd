/** The pixels of a picture in grey, row by row: how light each is, 0 to 255, and how much of it is seen. */
export interface Luminance {
  readonly width: number;
  readonly height: number;
  readonly light: Uint8Array;
  /** Null when all of it is opaque. */
  readonly opacity: Uint8Array | null;
}

/** How light a colour is (ITU-R BT.601), 0 to 255. */
export function lightOf(red: number, green: number, blue: number): number {
  return (19_595 * red + 38_470 * green + 7_471 * blue + 32_768) >> 16;
}
