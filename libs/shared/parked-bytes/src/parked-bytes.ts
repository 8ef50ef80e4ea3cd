import { MessageChannel, type MessagePort } from 'node:worker_threads';

const BLOCK_BYTES = 1_048_576;

/** What the thread gets that takes the bytes: `port` is transferred to it, and blocks of `length` bytes in all wait behind it. */
export interface ParkedBytesTicket {
  readonly port: MessagePort;
  readonly length: number;
}

/**
 * A large file on its way from the event loop, which never looks into it, to the thread that reads it. Its blocks wait in a
 * message channel, where they belong to no heap: large bodies in the heap of the event loop made the garbage collector
 * stop all requests more than once a second (measured).
 */
export class ParkedBytes {
  private readonly channel = new MessageChannel();
  private block = Buffer.alloc(0);
  private used = 0;
  private parked = 0;

  /**
   * @param limit the most bytes that it takes
   * @param tooLarge makes the error for more
   */
  constructor(
    private readonly limit: number,
    private readonly tooLarge: () => Error,
  ) {}

  /** A copy of an array. */
  static of(bytes: Uint8Array): ParkedBytes {
    const all = new ParkedBytes(bytes.length, () => new RangeError('The array has grown.'));
    all.append(bytes);
    return all;
  }

  /** Bytes so far. */
  get length(): number {
    return this.parked + this.used;
  }

  /** Room for the next bytes, to be filled before more is asked for. @throws Error past the limit */
  reserve(size: number): Buffer {
    if (this.length + size > this.limit) throw this.tooLarge();
    if (this.used + size > this.block.length) this.begin(Math.max(size, BLOCK_BYTES));
    this.used += size;
    return this.block.subarray(this.used - size, this.used);
  }

  /** Copies a piece to the end. @throws Error past the limit */
  append(piece: Uint8Array): void {
    this.reserve(piece.length).set(piece);
  }

  /** Ends the file, and hands it to the one thread that takes it with `takeParkedBytes`. */
  ticket(): ParkedBytesTicket {
    this.begin(0);
    return { port: this.channel.port2, length: this.length };
  }

  /** Frees what nobody has taken. Both ends are closed: blocks behind an open end would stay in memory. */
  free(): void {
    this.channel.port1.close();
    this.channel.port2.close();
  }

  private begin(capacity: number): void {
    if (this.used > 0) this.channel.port1.postMessage(this.block.subarray(0, this.used), [this.block.buffer]);
    this.parked += this.used;
    this.used = 0;
    this.block = Buffer.allocUnsafeSlow(capacity);
  }
}
