import type { DomainError } from '@livery/kernel';
import type { ByteSink } from './byte-sink.ts';

const FIRST_CAPACITY = 65_536;
const GROWTH = 4;

export interface GrowingBytesOptions {
  /** Most bytes that may be kept. */
  readonly limit: number;
  /** Bytes that are announced, when they are: as many are set aside at once, of which the system takes what has arrived. */
  readonly expected?: number | undefined;
  /** The error of one byte past the limit. */
  readonly tooLarge: () => DomainError;
}

/** Bytes that arrive piece by piece, kept in one run of memory that is shared with nothing else. */
export class GrowingBytes implements ByteSink {
  private memory = Buffer.alloc(0);
  private size = 0;

  constructor(private readonly options: GrowingBytesOptions) {}

  reserve(size: number): Buffer {
    const end = this.size + size;
    if (end > this.options.limit) throw this.options.tooLarge();
    if (end > this.memory.length) this.grow(end);
    const room = this.memory.subarray(this.size, end);
    this.size = end;
    return room;
  }

  /** Copies a piece to the end. @throws the error of `tooLarge` */
  append(piece: Uint8Array): void {
    this.reserve(piece.length).set(piece);
  }

  /** What has arrived so far, not copied. */
  bytes(): Buffer {
    return this.memory.subarray(0, this.size);
  }

  /** Growing in steps would hold two copies of much of a body, and stop everything else while one is made of the other. */
  private grow(needed: number): void {
    const { limit, expected = Math.max(FIRST_CAPACITY, this.memory.length * GROWTH) } = this.options;
    const memory = Buffer.allocUnsafeSlow(Math.max(needed, Math.min(expected, limit)));
    memory.set(this.bytes());
    this.memory = memory;
  }
}
