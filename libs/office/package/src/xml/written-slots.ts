import { isSame } from '../is-same.ts';

/** Something that is known by how it is written, and where that stands in the bytes of its slots. */
export interface Written {
  readonly start: number;
  readonly length: number;
}

/**
 * What is known by how it is written, found by a hash. One per slot: whoever provokes collisions only makes it forget. All that is
 * written stands in one piece, where the processor finds it fast; when that is full, all is forgotten.
 */
export class WrittenSlots<Entry extends Written> {
  private readonly entries: (Entry | undefined)[];
  private readonly bytes: Uint8Array;
  private used = 0;

  /** @param count a power of two; @param capacity bytes of all that is written */
  constructor(
    private readonly count: number,
    private readonly capacity: number,
  ) {
    this.entries = new Array<Entry | undefined>(count).fill(undefined);
    this.bytes = new Uint8Array(capacity);
  }

  /** What is in the slot, however it is written. */
  at(hash: number): Entry | undefined {
    return this.entries[hash & (this.count - 1)];
  }

  /** Whether an entry of these slots is written as what stands between these offsets. */
  isWritten({ start, length }: Written, source: Uint8Array, from: number, to: number): boolean {
    return length === to - from && isSame(source, from, this.bytes, start, length);
  }

  /** Keeps what is made with the place of these bytes, unless they are more than fit. */
  keep(hash: number, raw: Uint8Array, make: (place: Written) => Entry): Entry {
    const { length } = raw;
    if (length > this.capacity) return make({ start: 0, length });
    if (this.used + length > this.capacity) this.forget();
    const entry = make({ start: this.used, length });
    this.bytes.set(raw, this.used);
    this.used += length;
    this.entries[hash & (this.count - 1)] = entry;
    return entry;
  }

  private forget(): void {
    this.entries.fill(undefined);
    this.used = 0;
  }
}
