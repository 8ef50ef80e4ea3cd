import { createHash } from 'node:crypto';

declare module 'node:http' {
  interface IncomingMessage {
    /** Hashes the body while it is read. Set only if a repeat of the request must be recognised. */
    bodyDigest?: BodyDigest;
  }
}

const FORM = 'multipart/form-data';

/**
 * The SHA-256 of a body, calculated while it arrives. JSON and files are hashed by their bytes. A form is hashed part by part (name,
 * file name, type, content), since its boundary differs each time it is sent.
 */
export class BodyDigest {
  private readonly heads = createHash('sha256');
  private readonly contents = createHash('sha256');

  constructor(private readonly mediaType: string) {
    this.part([mediaType]);
  }

  /** Adds bytes of the body as they arrive. */
  arrived(chunk: Uint8Array): void {
    if (this.mediaType !== FORM) this.content(chunk);
  }

  /** Adds the headers of a part of a form, and its content if it is text. */
  part(head: readonly (string | null)[]): void {
    this.heads.update(JSON.stringify(head));
  }

  /** Adds bytes of the file of a form. */
  content(chunk: Uint8Array): void {
    this.contents.update(chunk);
  }

  /** Ends the digest. @returns hexadecimal digits */
  finish(): string {
    return this.heads.digest('hex') + this.contents.digest('hex');
  }
}
