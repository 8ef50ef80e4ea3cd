import { Socket } from 'node:net';
import pg from 'pg';

/** The server ends every statement and every idle transaction before this: only one that is lost says nothing for so long. */
export const SILENCE_MS = 16_000;

/** Breaks a connection on which nothing is sent or received for so long: nobody goes on waiting for it, or uses it again. */
export function breakWhenSilent(client: pg.Client, milliseconds: number): void {
  const { stream } = client.connection;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(milliseconds, () => {
    const error = new Error(`The database has said nothing for ${milliseconds} ms.`);
    stream.destroy(Object.assign(error, { code: 'ETIMEDOUT' }));
  });
}

/** Lets a connection be silent for as long as it takes, until the function that it returns is called: for migrations. */
export function allowSilence(client: unknown): () => void {
  const stream = client instanceof pg.Client ? client.connection.stream : undefined;
  if (!(stream instanceof Socket)) return () => undefined;
  const { timeout = 0 } = stream;
  stream.setTimeout(0);
  return () => stream.setTimeout(timeout);
}
