import { DomainError } from '@livery/kernel';

const MAX_DEPTH = 32;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses the JSON object of a request body.
 * @throws DomainError `body_invalid_json`: not UTF-8, not JSON, not an object, deeper than 32 levels, `__proto__` as a
 * name, NUL or a lone surrogate in a string (none of which PostgreSQL or a later reader could hold safely)
 */
export function parseJson(bytes: Uint8Array): object {
  const value = decode(bytes);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('The body must be a JSON object.');
  assertAcceptable(value, 1);
  return value;
}

function decode(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (cause) {
    throw invalid('The body is not valid JSON in UTF-8.', cause);
  }
}

function assertAcceptable(value: unknown, depth: number): void {
  if (typeof value === 'string') assertText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw invalid(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  for (const [name, member] of Object.entries(value)) {
    if (name === '__proto__') throw invalid('The body holds a member named __proto__.');
    assertText(name);
    assertAcceptable(member, depth + 1);
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('The body holds a NUL character or half of a surrogate pair.');
  }
}

function invalid(message: string, cause?: unknown): DomainError {
  return new DomainError('invalid', 'body_invalid_json', message, { cause });
}
