import type { FormParameters } from '@livery/http';
import { invalidRequest } from '@livery/platform-domain';

/**
 * Returns the value of a parameter. An empty value counts as omitted (RFC 6749, section 3.2). `assertSingleParameters` has
 * refused repeated parameters before.
 */
export function readParameter(form: FormParameters, name: string): string | undefined {
  return form.get(name)?.find((value) => value !== '');
}

/** @throws DomainError `invalid_request` if the parameter is omitted */
export function requireParameter(form: FormParameters, name: string): string {
  const value = readParameter(form, name);
  if (value === undefined) throw invalidRequest(`${name} is required.`, name);
  return value;
}
