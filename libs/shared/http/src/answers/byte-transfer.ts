import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '@livery/kernel';
import type { Response } from 'express';

/** How long a client may read nothing, and a source may deliver nothing. */
export const STALL_MS = 30_000;
/** The largest piece that is sent at once. A client makes progress when it has read as much as is buffered, 64 KiB, and one piece. */
const PIECE_BYTES = 16_384;

/** Sends the bytes of a source, as fast as the client reads them. It ends the source and its timer, whatever happens. */
export class ByteTransfer {
  private waitsFor: 'source' | 'client' = 'source';
  private hasSourceFailed = false;

  constructor(
    private readonly source: Readable,
    private readonly response: Response,
    private readonly stallMs: number,
  ) {}

  /**
   * Ends when the response was sent, or when the client has left or reads nothing.
   * @param size the exact number of bytes that the source must deliver
   * @param begin sets status and headers. It is called when the source has delivered its first bytes
   * @throws what is wrong with the source. The response is then not begun, or its connection is destroyed
   */
  async send(size: number, begin: () => void): Promise<void> {
    const { source, response } = this;
    const leave = (): void => void source.destroy();
    response.once('close', leave);
    const timer = setTimeout(() => this.endStalled(), this.stallMs);
    try {
      const pieces = this.pieces(size, timer);
      const first = await pieces.next();
      if (response.destroyed) return;
      begin();
      await pipeline(resumed(first, pieces), response);
    } catch (error) {
      if (this.hasSourceFailed || !response.destroyed) throw error;
    } finally {
      clearTimeout(timer);
      response.off('close', leave);
      source.destroy();
    }
  }

  private async *pieces(size: number, timer: NodeJS.Timeout): AsyncGenerator<Buffer, void> {
    let left = size;
    for await (const chunk of this.chunks()) {
      left -= chunk.length;
      if (left < 0) throw this.brokenSource(`more than ${size} bytes`);
      this.waitsFor = 'client';
      for (let at = 0; at < chunk.length; at += PIECE_BYTES) {
        timer.refresh();
        yield chunk.subarray(at, at + PIECE_BYTES);
      }
      this.waitsFor = 'source';
      timer.refresh();
    }
    if (left > 0) throw this.brokenSource(`${size - left} of ${size} bytes`);
    this.waitsFor = 'client';
  }

  private async *chunks(): AsyncGenerator<Buffer, void> {
    const chunks: AsyncIterable<Buffer> = this.source;
    try {
      for await (const chunk of chunks) yield chunk;
    } catch (error) {
      // When the client has left, the source is destroyed, which is no failure.
      this.hasSourceFailed = !this.response.destroyed;
      throw error;
    }
  }

  private endStalled(): void {
    if (this.waitsFor === 'client') this.response.destroy();
    else this.source.destroy(this.brokenSource(`nothing for ${this.stallMs} ms`));
  }

  private brokenSource(delivered: string): DomainError {
    this.hasSourceFailed = true;
    const cause = new Error(`The source of a byte answer has delivered ${delivered}.`);
    return new DomainError('unavailable', 'unavailable', 'The bytes of this file cannot be read. Try again.', {
      cause,
    });
  }
}

async function* resumed(
  first: IteratorResult<Buffer, void>,
  rest: AsyncGenerator<Buffer, void>,
): AsyncGenerator<Buffer> {
  if (first.done !== true) yield first.value;
  yield* rest;
}
