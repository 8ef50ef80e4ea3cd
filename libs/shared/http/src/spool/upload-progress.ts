import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

export interface UploadLimits {
  /** How long nothing may arrive. */
  readonly idleMs: number;
  /** After this time, `leastBytes` must arrive in each `idleMs`. */
  readonly graceMs: number;
  readonly leastBytes: number;
  readonly checkMs: number;
}

export const UPLOAD_LIMITS: UploadLimits = { idleMs: 30_000, graceMs: 60_000, leastBytes: 16_384, checkMs: 1_000 };

const uploads = new WeakSet<object>();

/** Whether the request that arrives on this connection is limited by its progress, not by the total time of the server. */
export function isUpload(socket: object): boolean {
  return uploads.has(socket);
}

/**
 * Limits an upload by its progress: `end` is called if nothing arrives for 30 s, or, after a minute, less than 16 KiB in 30 s. Time in
 * which this process does not read does not count.
 * @returns a function that ends the watch
 */
export function watchUpload(
  request: IncomingMessage,
  end: (socket: Socket) => void,
  limits = UPLOAD_LIMITS,
): () => void {
  const { socket } = request;
  const progress = new UploadProgress(request, limits);
  uploads.add(socket);
  const timer = setInterval(() => {
    if (!progress.isStalled(performance.now())) return;
    stop();
    end(socket);
  }, limits.checkMs);
  const stop = (): void => {
    clearInterval(timer);
    uploads.delete(socket);
  };
  return stop;
}

class UploadProgress {
  private readonly began = performance.now();
  private bytes: number;
  private arrived = this.began;
  private window: { readonly began: number; readonly bytes: number };

  constructor(
    private readonly request: IncomingMessage,
    private readonly limits: UploadLimits,
  ) {
    this.bytes = request.socket.bytesRead;
    this.window = { began: this.began, bytes: this.bytes };
  }

  isStalled(now: number): boolean {
    const { socket, readableLength } = this.request;
    const { idleMs, graceMs, leastBytes } = this.limits;
    const bytes = socket.bytesRead;
    // Bytes that wait to be read are our delay, not that of the client.
    if (bytes > this.bytes || readableLength > 0) this.arrived = now;
    if (readableLength > 0 || bytes - this.window.bytes >= leastBytes || now - this.began < graceMs) {
      this.window = { began: now, bytes };
    }
    this.bytes = bytes;
    return now - this.arrived >= idleMs || now - this.window.began >= idleMs;
  }
}
