import { ConnectionError } from './errors.ts';

/** The data of the events of a `text/event-stream`. The service sends each as JSON in one line. */
export async function* eventData(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  for await (const line of linesOf(stream)) {
    if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

/** The complete lines of a stream. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (let read = await readFrom(reader); !read.done; read = await readFrom(reader)) {
      const lines = (rest + decoder.decode(read.value, { stream: true })).split(/\r?\n/);
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } finally {
    // Also when the consumer stops early: the connection is closed.
    await reader.cancel().catch(() => undefined);
  }
}

/** @throws ConnectionError if the connection is lost */
async function readFrom(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  try {
    return await reader.read();
  } catch (error) {
    throw new ConnectionError('The connection was lost before the end of the stream.', { cause: error });
  }
}
