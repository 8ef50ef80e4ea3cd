import { hash } from 'node:crypto';
import type { MediaNeeds, Picture } from '@livery/office-model';
import { type OoxmlPackage, PackageRefused } from '@livery/office-package';
import { notDecoded, type PictureHash, PictureHasher } from './picture-hasher.ts';
import { type PixelSize, pixelSize } from './pixel-size.ts';
import { svgAspect } from './svg-aspect.ts';

/** What the model says of one media part. */
export type MediaFacts = Pick<Picture, 'pixels' | 'aspect' | 'sizeBytes' | 'sha256' | 'perceptualHash' | 'unseen'>;

/** The bytes of a picture in which its size is searched for. Headers are short, apart from those with a colour profile or a preview. */
const HEADER_BYTES = 65_536;
const HEADERS = [256, 4_096, HEADER_BYTES];
/** The factor by which the proportions of a picture that shows a logo may differ from those of the logo. */
const MAX_STRETCH = 1.5;
const NOT_HASHED = { perceptualHash: null, unseen: null };

/** Reads what rules need to know of media parts. Each part is read once. */
export class MediaReader {
  private readonly known = new Map<string, MediaFacts>();
  private readonly pictures = new PictureHasher();

  constructor(
    private readonly file: OoxmlPackage,
    private readonly needs: MediaNeeds,
  ) {}

  facts(part: string): MediaFacts {
    const key = part.toLowerCase();
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const facts = this.read(part);
    this.known.set(key, facts);
    return facts;
  }

  private read(part: string): MediaFacts {
    const whole = this.needs.hash ? this.bytes(part) : undefined;
    const pixels = (this.needs.pixels && this.pixels(part, whole)) || null;
    return {
      pixels,
      aspect: pixels === null ? this.drawnAspect(part, whole) : pixels.width / pixels.height,
      sizeBytes: this.file.size(part) ?? null,
      sha256: whole === undefined ? null : hash('sha256', whole),
      ...this.pictureHash(part, whole, pixels),
    };
  }

  private pictureHash(part: string, whole: Uint8Array | undefined, pixels: PixelSize | null): PictureHash {
    if (this.needs.looks.length === 0 || (pixels !== null && !this.mayShowLogo(pixels))) return NOT_HASHED;
    if (pixels === null) return notDecoded('it is neither a PNG nor a JPEG');
    const bytes = whole ?? this.bytes(part);
    return bytes === undefined ? notDecoded('its pixels cannot be read') : this.pictures.of(bytes, pixels);
  }

  /** The proportions of an SVG. */
  private drawnAspect(part: string, whole: Uint8Array | undefined): number | null {
    if (!this.needs.pixels || !/\.svg$/i.test(part)) return null;
    const head = whole?.subarray(0, HEADER_BYTES) ?? this.file.head(part, HEADER_BYTES);
    return head === undefined ? null : svgAspect(head);
  }

  private mayShowLogo({ width, height }: PixelSize): boolean {
    const aspect = width / height;
    return this.needs.looks.some((one) => one === null || Math.max(one / aspect, aspect / one) <= MAX_STRETCH);
  }

  private pixels(part: string, whole: Uint8Array | undefined): PixelSize | undefined {
    if (whole !== undefined) return pixelSize(whole.subarray(0, HEADER_BYTES));
    for (const length of HEADERS) {
      const head = this.file.head(part, length);
      const size = head && pixelSize(head);
      if (size !== undefined) return size;
    }
    return undefined;
  }

  /** Undefined for media beyond the limits: a document is never refused because of a picture. */
  private bytes(part: string): Uint8Array | undefined {
    try {
      return this.file.bytes(part);
    } catch (error) {
      if (error instanceof PackageRefused) return undefined;
      throw error;
    }
  }
}
