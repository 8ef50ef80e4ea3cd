import type { DomainError } from '@livery/kernel';
import type { ByteSink } from './byte-sink.ts';

const FIRST_CAPACITY = 65_536;
const GROWTH = 4;

export interface GrowableBufferOptions {
  /** Most bytes that may be stored. */
  readonly limit: number;
  /** The announced number of bytes. So many are allocated at once; the system provides memory only for those that arrive. */
  readonly expected?: number | undefined;
  /** Creates the error for bytes past the limit. */
  readonly tooLarge: () => DomainError;
}

/** Collects bytes that arrive in pieces, in one block of memory that is not shared with other buffers. */
export class GrowableBuffer implements ByteSink {
  private memory = Buffer.alloc(0);
  private size = 0;

  constructor(private readonly options: GrowableBufferOptions) {}

  reserve(size: number): Buffer {
    const end = this.size + size;
    if (end > this.options.limit) throw this.options.tooLarge();
    if (end > this.memory.length) this.grow(end);
    const reserved = this.memory.subarray(this.size, end);
    this.size = end;
    return reserved;
  }

  /** Copies a piece to the end. @throws the error of `tooLarge` */
  append(piece: Uint8Array): void {
    this.reserve(piece.length).set(piece);
  }

  /** The bytes that have arrived so far, without a copy. */
  bytes(): Buffer {
    return this.memory.subarray(0, this.size);
  }

  /** Grows by a factor of four, since each step copies the bytes, and blocks the event loop meanwhile. */
  private grow(needed: number): void {
    const { limit, expected = Math.max(FIRST_CAPACITY, this.memory.length * GROWTH) } = this.options;
    const memory = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(expected, limit)));
    memory.set(this.bytes());
    this.memory = memory;
  }
}
