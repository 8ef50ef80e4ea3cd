import type { FormParameters } from '@livery/http';

/**
 * The one value of a parameter. An empty one counts as left out (RFC 6749, section 3.2); `assertSingleParameters` has
 * refused several.
 */
export function readParameter(form: FormParameters, name: string): string | undefined {
  return form.get(name)?.find((value) => value !== '');
}
