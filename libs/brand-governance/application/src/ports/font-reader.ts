import type { Font } from '@livery/brand-governance-domain';

/** A file that has arrived and lies on the local disk until its request ends. */
export interface UploadedFont {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In hexadecimal digits. */
  readonly sha256: string;
  /** As the client wrote it. */
  readonly filename: string | undefined;
}

/** What a font file says about itself. What it does not say is null. */
export interface FontFacts extends Pick<Font, 'style' | 'weight' | 'scripts'> {
  readonly contentType: string;
  readonly name: string | null;
  readonly family: string | null;
  /** Whether its embedding rights allow embedding. */
  readonly embeddable: boolean | null;
}

/** For whom a font is read, and until when. */
export interface FontReadingOrder {
  /** Organizations take turns. */
  readonly organizationId: string;
  readonly signal: AbortSignal;
}

/** Reads foreign font files, in a process of its own. */
export abstract class FontReader {
  /** @throws DomainError `font_invalid`; `unavailable` if nothing can be read now; the reason of the signal */
  abstract read(font: UploadedFont, order: FontReadingOrder): Promise<FontFacts>;
}
