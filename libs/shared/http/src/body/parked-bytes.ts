import type { IncomingMessage } from 'node:http';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { DomainError } from '@livery/kernel';
import type { ByteSink } from './byte-sink.ts';
import { fileTooLarge } from './file-too-large.ts';

declare module 'node:http' {
  interface IncomingMessage {
    /** The file of the body; freed with the answer, unless a thread has taken it. */
    parkedBytes?: ParkedBytes;
  }
}

const BLOCK_BYTES = 1_048_576;

/** For the thread that takes the bytes, to which `port` is transferred: blocks of bytes, `length` in all, wait behind it. */
export interface ParkedBytesTicket {
  readonly port: MessagePort;
  readonly length: number;
}

/**
 * A large file on its way from the event loop, which never looks into it, to the thread that does. Block by block it waits
 * between the two, where it belongs to no heap: in the heap of the event loop, large bodies make the collector stop all
 * requests more than once a second (measured).
 */
export class ParkedBytes implements ByteSink {
  private readonly channel = new MessageChannel();
  private block = Buffer.alloc(0);
  private used = 0;
  private parked = 0;

  constructor(
    private readonly limit: number,
    private readonly tooLarge: () => DomainError = () => fileTooLarge(limit),
  ) {}

  /** The file of a request, with whose answer it is freed. */
  static ofRequest(request: IncomingMessage, limit: number): ParkedBytes {
    request.parkedBytes = new ParkedBytes(limit);
    return request.parkedBytes;
  }

  static of(bytes: Uint8Array): ParkedBytes {
    const all = new ParkedBytes(bytes.length);
    all.append(bytes);
    return all;
  }

  /** Bytes so far. */
  get length(): number {
    return this.parked + this.used;
  }

  reserve(size: number): Buffer {
    if (this.length + size > this.limit) throw this.tooLarge();
    if (this.used + size > this.block.length) this.begin(Math.max(size, BLOCK_BYTES));
    this.used += size;
    return this.block.subarray(this.used - size, this.used);
  }

  /** Copies a piece to the end. @throws DomainError `file_too_large` */
  append(piece: Uint8Array): void {
    this.reserve(piece.length).set(piece);
  }

  /** Ends the file, for one thread to take it. */
  ticket(): ParkedBytesTicket {
    this.begin(0);
    return { port: this.channel.port2, length: this.length };
  }

  /** Frees what nobody has taken. Closing the sending end alone would leave blocks waiting behind the other for ever. */
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
