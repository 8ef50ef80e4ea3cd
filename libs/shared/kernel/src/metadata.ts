import { hasAtMost } from './characters.ts';
import { DomainError } from './domain-error.ts';

/** The caller's own labels of a record: at most 50 pairs, with names of 1 to 40 and values of at most 500 characters. */
export type Metadata = Readonly<Record<string, string>>;

export const MAX_PAIRS = 50;
/** In characters. */
export const MAX_NAME = 40;
/** In characters. */
export const MAX_VALUE = 500;

/**
 * Merges a change into metadata. `""` or null removes a name.
 * @param param the path of the change in the request, such as `data[2].metadata`
 * @throws DomainError `parameter_invalid` with `param`, or with `<param>.<name>` for a value
 */
export function mergeMetadata(
  present: Metadata,
  change: Readonly<Record<string, unknown>> | null | undefined,
  param = 'metadata',
): Metadata {
  const merged = new Map(Object.entries(present));
  for (const [name, value] of Object.entries(change ?? {})) {
    if (value === null || value === '') merged.delete(name);
    else merged.set(checkedLabel(name, param), checkedValue(value, `${param}.${name}`));
  }
  if (merged.size > MAX_PAIRS) throw invalid(`metadata can have at most ${MAX_PAIRS} pairs.`, param);
  return Object.fromEntries(merged);
}

function checkedLabel(name: string, param: string): string {
  if (name === '' || !hasAtMost(name, MAX_NAME)) {
    throw invalid(`Names in metadata have 1 to ${MAX_NAME} characters.`, param);
  }
  return name;
}

function checkedValue(value: unknown, param: string): string {
  if (typeof value !== 'string' || !hasAtMost(value, MAX_VALUE)) {
    throw invalid(`Values in metadata are strings of at most ${MAX_VALUE} characters.`, param);
  }
  return value;
}

function invalid(message: string, param: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
