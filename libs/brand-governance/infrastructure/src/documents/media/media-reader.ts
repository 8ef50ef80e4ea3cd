import { createHash } from 'node:crypto';
import type { MediaNeeds, Picture } from '@livery/brand-governance-domain';
import { type OoxmlPackage, PackageRefused } from '@livery/ooxml-package';
import { pixelSize } from './pixel-size.ts';

export type MediaFacts = Pick<Picture, 'pixels' | 'sizeBytes' | 'sha256' | 'perceptualHash'>;

/** Bytes of a picture in which its size is looked for. */
const HEADER_BYTES = 65_536;

/** What is known of media, no more than rules ask for. A part is looked at once. */
export class MediaReader {
  private readonly known = new Map<string, MediaFacts>();

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
    const head = this.needs.pixels ? this.file.head(part, HEADER_BYTES) : undefined;
    return {
      pixels: (head && pixelSize(head)) ?? null,
      sizeBytes: this.file.size(part) ?? null,
      sha256: this.needs.hash ? this.hash(part) : null,
      perceptualHash: null,
    };
  }

  /** Null for media beyond the limits: a picture never refuses a document. */
  private hash(part: string): string | null {
    try {
      const bytes = this.file.bytes(part);
      return bytes === undefined ? null : createHash('sha256').update(bytes).digest('hex');
    } catch (error) {
      if (error instanceof PackageRefused) return null;
      throw error;
    }
  }
}
