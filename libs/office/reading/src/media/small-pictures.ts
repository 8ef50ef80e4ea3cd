import type { OoxmlPackage } from '@livery/office-package';
import { PackageRefused } from '@livery/office-package';
import { pixelSize } from './pixel-size.ts';

/** A picture of a format that every browser shows and that cannot contain scripts or references. */
export interface SmallPicture {
  readonly mediaType: 'image/png' | 'image/jpeg' | 'image/gif';
  readonly base64: string;
}

export interface SmallPictureLimits {
  /** The most bytes of one picture. */
  readonly each: number;
  /** The most bytes of all pictures together, each counted as often as it is asked for. */
  readonly all: number;
}

/** A browser needs four bytes of memory for each pixel. */
const MAX_PIXELS = 16_000_000;

/** Reads small pictures whole, for drawing. Each part is read once. */
export class SmallPictures {
  private readonly known = new Map<string, SmallPicture | null>();
  private left: number;

  constructor(
    private readonly file: OoxmlPackage,
    private readonly limits: SmallPictureLimits,
  ) {
    this.left = limits.all;
  }

  /** The picture in a part; null when it is too large or damaged, has another format, or when all pictures together are too large. */
  of(part: string): SmallPicture | null {
    const known = this.known.get(part);
    const picture = known === undefined ? this.read(part) : known;
    this.known.set(part, picture);
    if (picture === null || picture.base64.length > this.left) return null;
    this.left -= picture.base64.length;
    return picture;
  }

  private read(part: string): SmallPicture | null {
    const size = this.file.size(part) ?? 0;
    if (size === 0 || size > this.limits.each) return null;
    const bytes = this.bytes(part);
    const mediaType = bytes && mediaTypeOf(bytes);
    if (bytes === undefined || mediaType === undefined) return null;
    const pixels = pixelSize(bytes);
    if (pixels === undefined || pixels.width * pixels.height > MAX_PIXELS) return null;
    return { mediaType, base64: Buffer.from(bytes).toString('base64') };
  }

  private bytes(part: string): Uint8Array | undefined {
    try {
      return this.file.bytes(part);
    } catch (error) {
      if (error instanceof PackageRefused) return undefined;
      throw error;
    }
  }
}

/** By the first bytes, whatever the name of the part says. */
function mediaTypeOf([first, second, third, fourth]: Uint8Array): SmallPicture['mediaType'] | undefined {
  if (first === 0x89 && second === 0x50 && third === 0x4e && fourth === 0x47) return 'image/png';
  if (first === 0xff && second === 0xd8 && third === 0xff) return 'image/jpeg';
  return first === 0x47 && second === 0x49 && third === 0x46 && fourth === 0x38 ? 'image/gif' : undefined;
}
