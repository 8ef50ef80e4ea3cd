import { DomainError } from '@livery/kernel';
import { DROPPED_NAMES } from '../dropped-names.ts';

const MAX_DEPTH = 32;

/**
 * Refuses what PostgreSQL or a later reader could not hold safely: deeper than 32 levels, a name that validation would
 * drop, NUL or half of a surrogate pair in a string.
 * @throws DomainError `body_invalid_json`
 */
export function assertAcceptable(value: unknown, depth = 1): void {
  if (typeof value === 'string') assertText(value);
  if (typeof value !== 'object' || value === null) return;
  if (depth > MAX_DEPTH) throw invalid(`The body is nested deeper than ${MAX_DEPTH} levels.`);
  for (const [name, member] of Object.entries(value)) {
    if (DROPPED_NAMES.has(name)) throw invalid(`The body holds a member named ${name}.`);
    assertText(name);
    assertAcceptable(member, depth + 1);
  }
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('The body holds a NUL character or half of a surrogate pair.');
  }
}

function invalid(message: string): DomainError {
  return new DomainError('invalid', 'body_invalid_json', message);
}
