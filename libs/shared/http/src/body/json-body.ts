import { BODY_LIMIT_BYTES, SMALL_BODY_LIMIT_BYTES } from './body-limits.ts';
import type { BodyReader } from './body-reader.ts';
import { parseJson } from './parse-json.ts';
import { readBytes } from './read-bytes.ts';

/** Reads the JSON body of an endpoint for callers with a bearer credential. A missing body is read as the empty object. */
export const jsonBody: BodyReader = jsonBodyOf(BODY_LIMIT_BYTES);

/** The same for callers who may be anybody. */
export const smallJsonBody: BodyReader = jsonBodyOf(SMALL_BODY_LIMIT_BYTES);

function jsonBodyOf(limit: number): BodyReader {
  return {
    mediaTypes: ['application/json'],
    limit,
    async read(request) {
      const bytes = await readBytes(request, limit);
      return bytes.length === 0 ? {} : parseJson(bytes);
    },
  };
}
