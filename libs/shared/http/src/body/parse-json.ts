import { DomainError } from '@livery/kernel';
import { assertAcceptable } from './assert-acceptable.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the JSON object of a request body.
 * @throws DomainError `body_invalid_json`: not UTF-8, not JSON, not an object, or not acceptable (`assertAcceptable`)
 */
export function parseJson(bytes: Uint8Array): object {
  const value = decode(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('The body must be a JSON object.');
  assertAcceptable(value);
  return value;
}

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw invalid('The body is not valid JSON in UTF-8.', cause);
  }
}

function invalid(message: string, cause?: unknown): DomainError {
  return new DomainError('invalid', 'body_invalid_json', message, { cause });
}
