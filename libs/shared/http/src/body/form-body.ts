import { DomainError } from '@livery/kernel';
import { assertAcceptable } from './assert-acceptable.ts';
import type { BodyReader } from './body-reader.ts';
import { readBytes } from './read-bytes.ts';

const ONE_MEBIBYTE = 1_048_576;
const MAX_PARAMETERS = 100;

/** The parameters of a form by their names; one that came more than once has several values. */
export type FormParameters = ReadonlyMap<string, readonly string[]>;

/** A body as `application/x-www-form-urlencoded`, read into `FormParameters`. An absent body has none. */
export const formBody: BodyReader = {
  mediaTypes: ['application/x-www-form-urlencoded'],
  limit: ONE_MEBIBYTE,
  async read(request) {
    return parseForm((await readBytes(request, ONE_MEBIBYTE)).toString('latin1'));
  },
};

/**
 * @param text bytes as Latin-1; what is not ASCII has to be escaped
 * @throws DomainError `body_invalid_form`: more than 100 parameters, an escape that is no UTF-8, NUL
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
 * Text as a form has it: `+` is a space, `%` begins a byte of UTF-8.
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
