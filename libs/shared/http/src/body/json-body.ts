import { BODY_LIMIT_BYTES } from './body-limits.ts';
import type { BodyReader } from './body-reader.ts';
import { parseJson } from './parse-json.ts';
import { readBytes } from './read-bytes.ts';

/** Reads the JSON body of every endpoint that declares no other reader. A missing body is read as the empty object. */
export const jsonBody: BodyReader = {
  mediaTypes: ['application/json'],
  limit: BODY_LIMIT_BYTES,
  async read(request) {
    const bytes = await readBytes(request, BODY_LIMIT_BYTES);
    return bytes.length === 0 ? {} : parseJson(bytes);
  },
};
