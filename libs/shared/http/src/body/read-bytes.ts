import type { IncomingMessage } from 'node:http';
import { DomainError } from '@livery/kernel';
import { bodyTurn } from './body-turns.ts';
import { freeBuffer } from './free-buffer.ts';
import { GrowableBuffer } from './growable-buffer.ts';

/** A body with more bytes is large. While it is read, other requests are served between its chunks. */
const LARGE_BYTES = 131_072;

/** @returns the error for a body that is longer than its endpoint accepts */
export function bodyTooLarge(limit: number, code = 'body_too_large'): DomainError {
  return new DomainError('too_large', code, `The body is larger than the ${limit} bytes that this endpoint accepts.`);
}

/** The bytes of the body according to Content-Length; undefined for a body in chunks (Transfer-Encoding). */
export function announcedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/**
 * Reads a whole body. It stops at the first byte past the limit.
 * @throws DomainError `body_invalid_json` if the client closes the connection before the end, the error of `tooLarge` past the limit
 */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  tooLarge = () => bodyTooLarge(limit),
): Promise<Buffer> {
  const announced = announcedBytes(request) ?? Infinity;
  if (announced <= Math.min(limit, LARGE_BYTES)) return readSmall(request, announced);
  const body = new GrowableBuffer({ limit, expected: announcedBytes(request), tooLarge });
  for await (const chunk of bodyChunks(request)) {
    body.append(chunk);
    freeBuffer(chunk);
  }
  return body.bytes();
}

/** Reads a small body. Node's parser passes no more bytes than announced. */
function readSmall(request: IncomingMessage, announced: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const fail = (cause: unknown): void => reject(bodyCutOff(cause));
    if (request.destroyed) fail(request.errored);
    request.once('error', fail);
    request.once('end', () => resolve(Buffer.concat(chunks, announced)));
    request.on('data', (chunk: Buffer) => {
      request.bodyDigest?.arrived(chunk);
      chunks.push(chunk);
    });
  });
}

/**
 * The chunks of a body as they arrive. Between the chunks of a large body, other work of the event loop gets a turn; otherwise the
 * event loop would read 2 MB of one sender without interruption. If the caller leaves the loop early, the rest of the body is
 * discarded and the request is not destroyed: the error must still be sent on its connection, to a client that may read it only after
 * it has sent the whole body.
 * @throws DomainError `body_invalid_json` if the client closes the connection before the end, the error of `tooLarge` past the limit
 */
export async function* bodyChunks(
  request: IncomingMessage,
  limit = Number.POSITIVE_INFINITY,
  tooLarge = () => bodyTooLarge(limit),
): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of arrivingChunks(request)) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      request.bodyDigest?.arrived(chunk);
      yield chunk;
      if (size > LARGE_BYTES) await bodyTurn();
    }
  } finally {
    if (!request.readableEnded) request.resume();
  }
}

async function* arrivingChunks(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) yield chunk;
  } catch (cause) {
    throw bodyCutOff(cause);
  }
}

function bodyCutOff(cause: unknown): DomainError {
  return new DomainError('invalid', 'body_invalid_json', 'The body ended before it was complete.', { cause });
}
