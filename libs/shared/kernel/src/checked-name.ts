import { DomainError } from './domain-error.ts';

const MAX_CHARS = 200;

/**
 * A name that a record is given: 1 to 200 characters, not all of them blank.
 * @throws DomainError `parameter_missing` when it is blank, `parameter_invalid` when it is too long
 */
export function checkedName(name: string, param: string): string {
  if (name.trim() === '') throw new DomainError('invalid', 'parameter_missing', 'A name is needed.', { param });
  if (name.length <= MAX_CHARS) return name;
  throw new DomainError('invalid', 'parameter_invalid', `At most ${MAX_CHARS} characters are allowed.`, { param });
}
