import { MessageChannel, type MessagePort } from 'node:worker_threads';

const BLOCK_BYTES = 1_048_576;

/** Sent to the thread that receives a file. `port` is transferred to it, and contains blocks of `length` bytes in total. */
export interface FileTransferTicket {
  readonly port: MessagePort;
  readonly length: number;
}

/**
 * A large file that the event loop receives and a worker thread reads. Its blocks wait in a message channel, outside of every
 * heap. Large bodies in the heap of the event loop made the garbage collector stop all requests more than once a second
 * (measured).
 */
export class TransferableFile {
  private readonly channel = new MessageChannel();
  private block = Buffer.alloc(0);
  private used = 0;
  private queued = 0;

  /**
   * @param limit most bytes of the file
   * @param tooLarge creates the error for more bytes
   */
  constructor(
    private readonly limit: number,
    private readonly tooLarge: () => Error,
  ) {}

  /** Creates a file from a copy of an array. */
  static of(bytes: Uint8Array): TransferableFile {
    const all = new TransferableFile(bytes.length, () => new RangeError('The array has grown.'));
    all.append(bytes);
    return all;
  }

  /** The number of bytes so far. */
  get length(): number {
    return this.queued + this.used;
  }

  /** @returns memory for the next `size` bytes, which the caller fills before the next call @throws Error past the limit */
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

  /** Ends the file. @returns the ticket with which one thread receives the file (`receiveFile`) */
  ticket(): FileTransferTicket {
    this.begin(0);
    return { port: this.channel.port2, length: this.length };
  }

  /** Frees blocks that no thread has received. Both ends of the channel must be closed to free them. */
  free(): void {
    this.channel.port1.close();
    this.channel.port2.close();
  }

  private begin(capacity: number): void {
    if (this.used > 0) this.channel.port1.postMessage(this.block.subarray(0, this.used), [this.block.buffer]);
    this.queued += this.used;
    this.used = 0;
    this.block = Buffer.allocUnsafeSlow(capacity);
  }
}
