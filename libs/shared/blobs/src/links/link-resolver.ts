import type { SignedLink } from './signed-link.ts';

/** The content that a link opens, and how it is offered to the reader. */
export interface LinkedBlob {
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly filename: string;
  readonly mediaType: string;
  /** `attachment` by default. */
  readonly disposition?: 'attachment' | 'inline';
  /** Whether the bytes are a PNG that the service has rendered itself. Only of these are renditions made. */
  readonly isRendered?: true;
}

/** Decides what a link opens. A context provides one for each use of a link. */
export abstract class LinkResolver {
  abstract readonly use: string;

  /**
   * Judges anew, at the time of opening, whether the link may be opened.
   * @returns null if not, also if the record is deleted; the caller then gets 404
   */
  abstract resolve(link: SignedLink): Promise<LinkedBlob | null>;

  /** The same for a caller who wants a picture of what the link opens, if its use has pictures. @returns null also if there is none */
  picture?(link: SignedLink): Promise<LinkedBlob | null>;
}
