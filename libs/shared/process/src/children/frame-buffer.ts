import { type ChildFrame, FRAME_HEADER_BYTES } from './child-channel.ts';

/** Collects the frames that a child sends. It keeps no more than one frame of the longest length, whatever a child sends. */
export class FrameBuffer {
  private chunks: Buffer[] = [];
  private size = 0;

  constructor(private readonly maxBytes: number) {}

  /**
   * Adds what has arrived.
   * @returns the frame when it is complete, else null
   * @throws Error for a frame that is too long, that is no frame, or that more bytes follow
   */
  add(chunk: Buffer): ChildFrame | null {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (this.size < FRAME_HEADER_BYTES) return null;
    if (this.chunks[0] === undefined || this.chunks[0].length < FRAME_HEADER_BYTES) this.chunks = [this.joined()];
    const length = this.chunks[0]?.readUInt32BE() ?? 0;
    const end = FRAME_HEADER_BYTES + length;
    if (length > this.maxBytes || this.size > end) throw new Error('A child sent too much.');
    if (this.size < end) return null;
    const frame: unknown = JSON.parse(this.joined().toString('utf8', FRAME_HEADER_BYTES));
    this.chunks = [];
    this.size = 0;
    return parsed(frame);
  }

  private joined(): Buffer {
    return Buffer.concat(this.chunks);
  }
}

function parsed(frame: unknown): ChildFrame {
  if (typeof frame === 'object' && frame !== null) {
    if ('answer' in frame) return { answer: frame.answer };
    if ('failed' in frame) return { failed: true };
    if ('ready' in frame) return { ready: true };
  }
  throw new Error('A child sent no frame.');
}
