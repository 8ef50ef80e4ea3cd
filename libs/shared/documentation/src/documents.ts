import { createHash } from 'node:crypto';

/** What is served at one path, held in memory. */
export interface Document {
  readonly type: string;
  readonly bytes: Buffer;
  /** Of the uncompressed bytes. */
  readonly hash: string;
  /** Its path holds its hash: what is there never changes. */
  readonly isImmutable: boolean;
}

export type Documents = ReadonlyMap<string, Document>;

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

/** @param extension of the kind of document, as `html` */
export function document(extension: string, content: string | Buffer, isImmutable = false): Document {
  const bytes = Buffer.from(content);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { type: TYPES[extension] ?? 'application/octet-stream', bytes, hash, isImmutable };
}
