import { ParameterInvalid, ParameterMissing } from './brand-governance.errors.ts';

const MAX_CHARS = 200;

/** A name of 1 to 200 characters. @throws ParameterMissing when it is blank, ParameterInvalid when it is too long */
export function checkedName(name: string, param: string): string {
  if (name.trim() === '') throw new ParameterMissing(param, 'A name is needed.');
  if (name.length > MAX_CHARS) throw new ParameterInvalid(param, `At most ${MAX_CHARS} characters are allowed.`);
  return name;
}
