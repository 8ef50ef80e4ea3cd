import type { Readable } from 'node:stream';

/** The first and the last byte of a part of a file, counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** A file as the answer of an endpoint with `answer: 'bytes'`. */
export interface ByteAnswer {
  /** In bytes. */
  readonly size: number;
  readonly mediaType: string;
  /** Any text. It is made safe for the header. */
  readonly filename: string;
  /** A strong validator, without quotes: it changes with every byte, such as a hash of the content. */
  readonly etag: string;
  /** Whether a browser saves the file or may show it (default: `attachment`). */
  readonly disposition?: 'attachment' | 'inline';
  /** Whether `style` attributes of the file have an effect when a browser shows it, as those of pictures should. */
  readonly hasStyles?: true;
  /** Opens the bytes of the range, or all of them. It is not called for HEAD, and not if the caller's copy is still valid. */
  open(range?: ByteRange): Promise<Readable>;
}

/** The `response` of an endpoint with `answer: 'bytes'`. */
export const bytesSchema = {
  description: 'The bytes of the file.',
  type: 'string',
  contentMediaType: 'application/octet-stream',
} as const;
