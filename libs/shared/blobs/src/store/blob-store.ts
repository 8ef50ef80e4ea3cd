import type { Readable } from 'node:stream';
import { DomainError } from '@livery/kernel';

/** A file on the disk of this machine, such as one that arrived with a request. It does not change while it is stored. */
export interface BlobFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** A range of bytes. Both ends are included. Without `last` it ends with the object. */
export interface ByteRange {
  readonly first: number;
  readonly last?: number;
}

/**
 * An object has no bytes although its key is known, as after a restore of the database without the files that came later. A key is deleted after its
 * rows. The caller sees that of the file only; the cause names the key.
 */
export class BytesMissing extends DomainError {
  constructor(key: string) {
    const cause = new Error(`The object ${key} is not in the blob store.`);
    super('unavailable', 'unavailable', 'The bytes of this file are missing. The operator has to restore them.', {
      cause,
    });
  }
}

/**
 * Keeps bytes by key. Keys consist of lower-case letters, digits, hyphens, and slashes between folders. A key is written once and
 * deleted once; it is never written again.
 *
 * All methods, and the streams of `open`, fail with the DomainError `unavailable` if the store does not answer, breaks off, is full or
 * refuses the credentials.
 */
export abstract class BlobStore {
  /** Stores a file. Its bytes survive a loss of power once this resolves. If it rejects, `open` never returns a part of them. */
  abstract put(file: BlobFile, key: string): Promise<void>;

  /** Opens an object, or a range of its bytes that lies within it. @throws BytesMissing */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;

  /** The size of an object in bytes; null if there is none with this key. */
  abstract head(key: string): Promise<{ readonly size: number } | null>;

  /** Deletes an object. Does nothing if there is none with this key. */
  abstract delete(key: string): Promise<void>;

  /** The first keys after another one, in the order of their bytes, at most `limit`; from the beginning if it is empty. */
  abstract list(after: string, limit: number): Promise<readonly string[]>;

  /** Closes open connections. */
  abstract close(): Promise<void>;
}
