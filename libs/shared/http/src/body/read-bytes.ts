import type { IncomingMessage } from 'node:http';
import { DomainError } from '@livery/kernel';

/** @returns the error of a body that is longer than its endpoint allows */
export function bodyTooLarge(limit: number, code = 'body_too_large'): DomainError {
  return new DomainError('too_large', code, `The body is larger than the ${limit} bytes that this endpoint accepts.`);
}

/** Reads a body whole; stops at the first byte past the limit. */
export async function readBytes(request: IncomingMessage, limit: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of bodyChunks(request)) {
    size += chunk.length;
    if (size > limit) throw bodyTooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/**
 * The chunks of a body as they arrive. Leaving the loop early does not destroy the request: the error still has to be
 * answered on its connection.
 * @throws DomainError `body_invalid_json` when the client goes away half way
 */
export async function* bodyChunks(request: IncomingMessage): AsyncGenerator<Buffer> {
  try {
    const chunks: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false });
    for await (const chunk of chunks) yield chunk;
  } catch (cause) {
    throw new DomainError('invalid', 'body_invalid_json', 'The body ended before it was complete.', { cause });
  }
}
