import { DomainError } from '@livery/kernel';
import { DROPPED_NAMES } from '@livery/requests';

/** The most levels of objects and lists in one another. */
export const MAX_DEPTH = 32;
/** The largest valid set, 100 palettes of 100 colours with every field, has about 42,000 values. */
const MAX_VALUES = 50_000;
const MAX_NAMES = 200;

/**
 * Refuses values that PostgreSQL cannot store or that later code could not process safely: more than 32 levels, 50,000 values in total
 * or 200 names in one object, a name that validation would drop, and NUL or half a surrogate pair in a string.
 * @returns the number of names in all objects together
 * @throws DomainError `body_invalid_json`
 */
export function assertAcceptable(value: unknown): number {
  let values = 0;
  let names = 0;
  const walk = (value: unknown, depth: number): void => {
    values += 1;
    if (values > MAX_VALUES) throw invalid(`The body contains more than ${MAX_VALUES} values.`);
    if (typeof value === 'string') assertText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw tooDeep();
    if (!Array.isArray(value)) names += assertNames(Object.keys(value));
    for (const member of Object.values(value)) walk(member, depth + 1);
  };
  walk(value, 1);
  return names;
}

function assertNames(names: readonly string[]): number {
  if (names.length > MAX_NAMES) throw invalid(`The body contains an object with more than ${MAX_NAMES} members.`);
  for (const name of names) {
    if (DROPPED_NAMES.has(name)) throw invalid(`The body contains a member named ${name}, which is not allowed.`);
    assertText(name);
  }
  return names.length;
}

function assertText(text: string): void {
  if (text.includes('\0') || !text.isWellFormed()) {
    throw invalid('The body contains a NUL character or half of a surrogate pair.');
  }
}

export function tooDeep(): DomainError {
  return invalid(`The body is nested deeper than ${MAX_DEPTH} levels.`);
}

function invalid(message: string): DomainError {
  return new DomainError('invalid', 'body_invalid_json', message);
}
