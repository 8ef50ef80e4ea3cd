import { Readable } from 'node:stream';
import { storeUnavailable } from './store-unavailable.ts';

/**
 * The bytes of an object that a store has opened. A store that breaks off fails with the documented error, as if it had not opened it.
 * @param describe makes the cause for the logs of what `source` fails with
 */
export function bytesOfObject(source: Readable, describe: (error: unknown) => unknown): Readable {
  const bytes = Readable.from(untilOutage(source, describe));
  // It may fail before anybody reads, and whoever leaves before the first byte has not begun to read it.
  source.on('error', () => undefined);
  return bytes.once('close', () => source.destroy());
}

async function* untilOutage(source: Readable, describe: (error: unknown) => unknown): AsyncGenerator<Buffer, void> {
  const chunks: AsyncIterable<Buffer> = source;
  try {
    yield* chunks;
  } catch (error) {
    throw storeUnavailable(describe(error));
  }
}
