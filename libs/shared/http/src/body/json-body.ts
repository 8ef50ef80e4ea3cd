import type { BodyReader } from './body-reader.ts';
import { parseJson } from './parse-json.ts';
import { readBytes } from './read-bytes.ts';

const ONE_MEBIBYTE = 1_048_576;

/** The body of every endpoint that does not say otherwise. An absent body reads as the empty object. */
export const jsonBody: BodyReader = {
  mediaTypes: ['application/json'],
  limit: ONE_MEBIBYTE,
  async read(request) {
    const bytes = await readBytes(request, ONE_MEBIBYTE);
    return bytes.length === 0 ? {} : parseJson(bytes);
  },
};
