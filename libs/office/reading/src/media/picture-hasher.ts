import type { Picture } from '@livery/office-model';
import { jpegLuminance } from './jpeg-luminance.ts';
import type { Luminance } from './luminance.ts';
import { perceptualHash } from './perceptual-hash.ts';
import type { PixelSize } from './pixel-size.ts';
import { pngLuminance } from './png-luminance.ts';

/** The most pixels of a picture that is decoded (check catalogue, 3.4). */
const MAX_PIXELS = 4_000_000;
/** The most pixels of all decoded pictures of a document, counted as pixels of JPEGs: they take about 0.7 s, and 250 MB for that time. */
const MAX_DOCUMENT_PIXELS = 8_000_000;
/** How many pixels of a JPEG take as long as one pixel of a PNG. */
const PNG_SHARE = 0.25;

/** The perceptual hash of a picture; when the picture could not be decoded, `unseen` says why. */
export type PictureHash = Pick<Picture, 'perceptualHash' | 'unseen'>;

/** Decodes the pictures of one document and makes their perceptual hashes, within limits. */
export class PictureHasher {
  private pixelsLeft = MAX_DOCUMENT_PIXELS;

  of(bytes: Uint8Array, { width, height }: PixelSize): PictureHash {
    const pixels = width * height;
    const isPng = bytes[0] === 0x89;
    if (!isPng && bytes[0] !== 0xff) return notDecoded('it is neither a PNG nor a JPEG');
    if (pixels > MAX_PIXELS) return notDecoded('it has more than 4 megapixels');
    const cost = isPng ? pixels * PNG_SHARE : pixels;
    if (cost > this.pixelsLeft) return notDecoded('the document has too many pictures');
    this.pixelsLeft -= cost;
    const picture = decoded(isPng ? () => pngLuminance(bytes) : () => jpegLuminance(bytes, MAX_PIXELS));
    return picture === undefined
      ? notDecoded('its pixels cannot be read')
      : { perceptualHash: perceptualHash(picture), unseen: null };
  }
}

/** The result for a picture that was not decoded, with the reason. */
export function notDecoded(reason: string): PictureHash {
  return { perceptualHash: null, unseen: reason };
}

/** Undefined for a damaged file, for which decoders throw errors of many kinds. */
function decoded(decode: () => Luminance | undefined): Luminance | undefined {
  try {
    return decode();
  } catch {
    return undefined;
  }
}
