import { isSame } from '../is-same.ts';

/** Where the bytes of a cache's entry lie among all bytes of the cache. */
export interface ByteRange {
  readonly start: number;
  readonly length: number;
}

/**
 * Finds what is known of a sequence of bytes by a hash of them. There is one entry for each hash: whoever provokes collisions makes the
 * cache forget, and nothing else. All bytes lie in one array, where the processor finds them fast; when that is full, the cache
 * forgets everything.
 */
export class ByteCache<Entry extends ByteRange> {
  private readonly entries: (Entry | undefined)[];
  private readonly bytes: Uint8Array;
  private used = 0;

  /** @param maxEntries a power of two; @param maxBytes the length of all sequences together */
  constructor(
    private readonly maxEntries: number,
    private readonly maxBytes: number,
  ) {
    this.entries = new Array<Entry | undefined>(maxEntries).fill(undefined);
    this.bytes = new Uint8Array(maxBytes);
  }

  /** The entry of this hash, whatever its bytes are. */
  at(hash: number): Entry | undefined {
    return this.entries[hash & (this.maxEntries - 1)];
  }

  /** Whether the bytes of an entry equal those of the source. @param to the exclusive end offset */
  hasBytes({ start, length }: ByteRange, source: Uint8Array, from: number, to: number): boolean {
    return length === to - from && isSame(source, from, this.bytes, start, length);
  }

  /** Copies the bytes and keeps the entry that is made for them; an entry with more bytes than fit is made and not kept. */
  keep(hash: number, raw: Uint8Array, make: (range: ByteRange) => Entry): Entry {
    const { length } = raw;
    if (length > this.maxBytes) return make({ start: 0, length });
    if (this.used + length > this.maxBytes) this.forget();
    const entry = make({ start: this.used, length });
    this.bytes.set(raw, this.used);
    this.used += length;
    this.entries[hash & (this.maxEntries - 1)] = entry;
    return entry;
  }

  private forget(): void {
    this.entries.fill(undefined);
    this.used = 0;
  }
}
