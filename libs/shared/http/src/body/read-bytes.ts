import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError } from '@livery/kernel';
import { giveBack } from './give-back.ts';
import { GrowingBytes } from './growing-bytes.ts';

/** A body of more bytes is large: others do not wait for the whole of what has arrived of it. */
const LARGE_BYTES = 131_072;

/** @returns the error of a body that is longer than its endpoint allows */
export function bodyTooLarge(limit: number, code = 'body_too_large'): DomainError {
  return new DomainError('too_large', code, `The body is larger than the ${limit} bytes that this endpoint accepts.`);
}

/** Bytes of the body by its Content-Length; undefined when it comes in chunks of unknown number. */
export function announcedBytes({ headers }: Pick<IncomingMessage, 'headers'>): number | undefined {
  const length = headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/**
 * Reads a body whole into memory of its own; stops at the first byte past the limit.
 * @throws DomainError `body_invalid_json` when the client goes away half way, the error of `tooLarge` past the limit
 */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  tooLarge = () => bodyTooLarge(limit),
): Promise<Buffer> {
  const announced = announcedBytes(request) ?? Infinity;
  if (announced <= Math.min(limit, LARGE_BYTES)) return readSmall(request, announced);
  const body = new GrowingBytes({ limit, expected: announcedBytes(request), tooLarge });
  for await (const chunk of bodyChunks(request)) {
    body.append(chunk);
    giveBack(chunk);
  }
  return body.bytes();
}

/** A body of few bytes, of which the parser lets no more come than are announced. */
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
 * The chunks of a body as they arrive; between those of a large one, everybody else has a turn: the event loop reads 2 MB
 * of each sender at a stretch otherwise. Leaving the loop early throws the rest of the body away and does not destroy the
 * request: the error still has to be answered on its connection, to a client that may read only once it has written.
 * @throws DomainError `body_invalid_json` when the client goes away half way, the error of `tooLarge` past the limit
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
      if (size > LARGE_BYTES) await nextTurn();
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
