import { open } from 'node:fs/promises';
import type { Socket } from 'node:net';

const CHUNK_BYTES = 262_144;

/** A file that a child receives. The pool reads it and sends its bytes, so that a child opens no file of a customer. */
export interface TaskInput {
  readonly path: string;
  readonly size: number;
}

/**
 * Sends the file in chunks, of which one is in memory at a time. It stops when the channel is closed.
 * @throws Error when the file cannot be read or is shorter than it was said to be
 */
export async function sendInput(channel: Socket, { path, size }: TaskInput): Promise<void> {
  const file = await open(path);
  try {
    for (let at = 0; at < size && !channel.destroyed;) {
      const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, size - at));
      const { bytesRead } = await file.read(chunk, 0, chunk.length, at);
      if (bytesRead === 0) throw new Error('A file for a child process is shorter than it was said to be.');
      at += bytesRead;
      if (!channel.write(chunk.subarray(0, bytesRead))) await drained(channel);
    }
  } finally {
    await file.close();
  }
}

/** Waits until the channel takes more, or is closed. */
async function drained(channel: Socket): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      channel.off('drain', done).off('close', done);
      resolve();
    };
    channel.once('drain', done).once('close', done);
  });
}
