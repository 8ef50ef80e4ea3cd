import { DomainError } from '@livery/kernel';
import { assertAcceptable } from './assert-acceptable.ts';
import { SMALL_BODY_LIMIT_BYTES } from './body-limits.ts';
import type { BodyReader } from './body-reader.ts';
import { readBytes } from './read-bytes.ts';

const MAX_PARAMETERS = 100;

/** The parameters of a form by their names. A repeated parameter has several values. */
export type FormParameters = ReadonlyMap<string, readonly string[]>;

/** Reads a body of `application/x-www-form-urlencoded` into `FormParameters`. A missing body has no parameters. */
export const formBody: BodyReader = {
  mediaTypes: ['application/x-www-form-urlencoded'],
  limit: SMALL_BODY_LIMIT_BYTES,
  async read(request) {
    return parseForm((await readBytes(request, SMALL_BODY_LIMIT_BYTES)).toString('latin1'));
  },
};

/**
 * @param text the bytes as Latin-1; characters that are not ASCII must be escaped
 * @throws DomainError `body_invalid_form` for more than 100 parameters, an escape that is not UTF-8, or NUL
 */
export function parseForm(text: string): FormParameters {
  const parameters = new Map<string, string[]>();
  const pairs = text.split('&', MAX_PARAMETERS + 1).filter((pair) => pair !== '');
  if (pairs.length > MAX_PARAMETERS) throw invalid(`The form contains more than ${MAX_PARAMETERS} parameters.`);
  for (const pair of pairs) {
    const separator = pair.includes('=') ? pair.indexOf('=') : pair.length;
    const name = formText(pair.slice(0, separator));
    parameters.set(name, [...(parameters.get(name) ?? []), formText(pair.slice(separator + 1))]);
  }
  return parameters;
}

/**
 * Decodes the text of a form: `+` is a space, and `%` begins an escaped byte of UTF-8.
 * @throws DomainError `body_invalid_form`
 */
export function formText(escaped: string): string {
  try {
    const text = decodeURIComponent(escaped.replaceAll('+', ' '));
    assertAcceptable(text);
    return text;
  } catch (cause) {
    throw invalid('The form contains an escape or a character that cannot be read.', cause);
  }
}

function invalid(message: string, cause?: unknown): DomainError {
  return new DomainError('invalid', 'body_invalid_form', message, { cause });
}
