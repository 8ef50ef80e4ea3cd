import { Socket } from 'node:net';
import pg from 'pg';

/** The server ends every statement and every idle transaction earlier, so a connection without data for this long is lost. */
export const SILENCE_MS = 16_000;

/** Destroys a connection on which nothing was sent or received for some time, so that its statement fails and it is not used again. */
export function breakWhenSilent(client: pg.Client, milliseconds: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(milliseconds, () => {
    const error = new Error(`The database has not responded for ${milliseconds} ms.`);
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

/**
 * Removes the limit of `breakWhenSilent` from a connection, for migrations.
 * @returns a function that restores the limit
 */
export function allowSilence(client: unknown): () => void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined;
  if (!(stream instanceof Socket)) return () => undefined;
  const { timeout = 0 } = stream;
  stream.setTimeout(0);
  return () => stream.setTimeout(timeout);
}
