import type { FormParameters } from '@livery/http';
import { invalidRequest } from '@livery/platform-domain';

/**
 * The one value of a parameter. An empty one counts as left out (RFC 6749, section 3.2); `assertSingleParameters` has
 * refused several.
 */
export function readParameter(form: FormParameters, name: string): string | undefined {
  return form.get(name)?.find((value) => value !== '');
}

/** @throws DomainError `invalid_request` when it was left out */
export function requireParameter(form: FormParameters, name: string): string {
  const value = readParameter(form, name);
  if (value === undefined) throw invalidRequest(`${name} is required.`, name);
  return value;
}
