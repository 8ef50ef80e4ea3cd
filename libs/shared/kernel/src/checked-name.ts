import { hasAtMost } from './characters.ts';
import { DomainError } from './domain-error.ts';

const MAX_CHARACTERS = 200;

/**
 * Checks the name of a record: 1 to 200 characters, not all of them blank.
 * @param param the parameter, for the error
 * @throws DomainError `parameter_missing` if it is blank, `parameter_invalid` if it is too long
 */
export function checkedName(name: string, param: string): string {
  if (name.trim() === '')
    throw new DomainError(
      'invalid',
      'parameter_missing',
      `${param} must not be blank. Give it a name of 1 to ${MAX_CHARACTERS} characters.`,
      { param },
    );
  if (hasAtMost(name, MAX_CHARACTERS)) return name;
  throw new DomainError(
    'invalid',
    'parameter_invalid',
    `${param} has at most ${MAX_CHARACTERS} characters. Shorten it.`,
    { param },
  );
}
