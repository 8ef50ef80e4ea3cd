import { createHash } from 'node:crypto';

declare module 'node:http' {
  interface IncomingMessage {
    /** Follows the body as it is read; there only where a repeat must be told from another request. */
    bodyDigest?: BodyDigest;
  }
}

const FORM = 'multipart/form-data';

/**
 * SHA-256 of a body, taken while it streams in. JSON and files count by their bytes; a form counts part by part (name, file
 * name, type, content), since its boundary is another one each time that it is sent.
 */
export class BodyDigest {
  private readonly heads = createHash('sha256');
  private readonly contents = createHash('sha256');

  constructor(private readonly mediaType: string) {
    this.part([mediaType]);
  }

  /** Bytes as they arrive. */
  arrived(chunk: Uint8Array): void {
    if (this.mediaType !== FORM) this.content(chunk);
  }

  /** What a part of a form says of itself; the whole of it when it is a text. */
  part(head: readonly (string | null)[]): void {
    this.heads.update(JSON.stringify(head));
  }

  /** Bytes of the one file of a form. */
  content(chunk: Uint8Array): void {
    this.contents.update(chunk);
  }

  /** Hexadecimal; ends the digest. */
  finish(): string {
    return this.heads.digest('hex') + this.contents.digest('hex');
  }
}
