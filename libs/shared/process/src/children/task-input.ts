import { open } from 'node:fs/promises';
import type { Socket } from 'node:net';

const CHUNK_BYTES = 262_144;

/** A file that a child receives. The pool reads it and sends its bytes, so that a child opens no file of a customer. */
export interface TaskInput {
  readonly path: string;
  readonly size: number;
}

/**
 * Sends the file in chunks through one piece of memory. It stops when the channel is closed.
 * @throws Error when the file cannot be read or is shorter than it was said to be
 */
export async function sendInput(channel: Socket, { path, size }: TaskInput): Promise<void> {
  const file = await open(path);
  try {
    const chunk = Buffer.allocUnsafeSlow(Math.min(CHUNK_BYTES, size));
    for (let at = 0; at < size && !channel.destroyed;) {
      const { bytesRead } = await file.read(chunk, 0, Math.min(chunk.length, size - at), at);
      if (bytesRead === 0) throw new Error('A file for a child process is shorter than it was said to be.');
      at += bytesRead;
      await written(channel, chunk.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}

/** Writes a chunk, and waits until its memory is free again, or the channel is closed. */
async function written(channel: Socket, chunk: Buffer): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = (): void => {
      channel.off('close', done);
      resolve();
    };
    channel.once('close', done);
    channel.write(chunk, done);
  });
}
