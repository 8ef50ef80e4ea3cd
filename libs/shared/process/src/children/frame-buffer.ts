import { FRAME_HEADER_BYTES, type ReceivedFrame } from './child-channel.ts';

/**
 * Collects the frames that a child sends, with the bytes that follow them. It keeps no more than one frame of the longest length and the
 * most bytes, whatever a child sends.
 */
export class FrameBuffer {
  private chunks: Buffer[] = [];
  private size = 0;
  /** An answer whose bytes are still arriving. */
  private open: { readonly answer: unknown; readonly output: Buffer; filled: number } | null = null;

  constructor(
    private readonly maxBytes: number,
    private readonly maxOutputBytes = 0,
  ) {}

  /**
   * Adds what has arrived.
   * @returns the frame when it is complete, else null
   * @throws Error for a frame that is too long, that is no frame, or that more bytes follow than it announces
   */
  add(chunk: Buffer): ReceivedFrame | null {
    if (this.open !== null) return this.fill(chunk);
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < FRAME_HEADER_BYTES) return null;
    if (this.chunks[0] === undefined || this.chunks[0].length < FRAME_HEADER_BYTES) this.chunks = [this.joined()];
    const length = this.chunks[0]?.readUInt32BE() ?? 0;
    if (length > this.maxBytes || this.size > FRAME_HEADER_BYTES + length + this.maxOutputBytes) throw tooMuch();
    if (this.size < FRAME_HEADER_BYTES + length) return null;
    return this.parse(FRAME_HEADER_BYTES + length);
  }

  private parse(end: number): ReceivedFrame | null {
    const arrived = this.joined();
    this.chunks = [];
    this.size = 0;
    const frame: unknown = JSON.parse(arrived.toString('utf8', FRAME_HEADER_BYTES, end));
    const outputBytes = announcedBytes(frame);
    const rest = arrived.subarray(end);
    if (outputBytes > this.maxOutputBytes || rest.length > outputBytes) throw tooMuch();
    if (outputBytes === 0) return parsed(frame);
    const received = parsed(frame);
    const answer = 'answer' in received ? received.answer : null;
    this.open = { answer, output: Buffer.allocUnsafeSlow(outputBytes), filled: 0 };
    return this.fill(rest);
  }

  private fill(chunk: Buffer): ReceivedFrame | null {
    if (this.open === null) return null;
    const { answer, output, filled } = this.open;
    if (filled + chunk.length > output.length) throw tooMuch();
    this.open.filled += chunk.copy(output, filled);
    if (this.open.filled < output.length) return null;
    this.open = null;
    return { answer, output };
  }

  private joined(): Buffer {
    return Buffer.concat(this.chunks);
  }
}

function tooMuch(): Error {
  return new Error('A child sent too much.');
}

/** @throws Error for a number that is no length */
function announcedBytes(frame: unknown): number {
  if (typeof frame !== 'object' || frame === null || !('answer' in frame) || !('outputBytes' in frame)) return 0;
  const { outputBytes } = frame;
  if (typeof outputBytes !== 'number' || !Number.isSafeInteger(outputBytes) || outputBytes < 0) throw tooMuch();
  return outputBytes;
}

function parsed(frame: unknown): ReceivedFrame {
  if (typeof frame === 'object' && frame !== null) {
    if ('answer' in frame) return { answer: frame.answer };
    if ('failed' in frame) return { failed: true };
    if ('ready' in frame) return { ready: true };
  }
  throw new Error('A child sent no frame.');
}
