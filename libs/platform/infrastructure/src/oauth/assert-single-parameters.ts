import type { FormParameters } from '@livery/http';
import { invalidRequest } from '@livery/platform-domain';

/** @throws DomainError `invalid_request` if a parameter is repeated, even an unknown one (RFC 6749, section 3.2) */
export function assertSingleParameters(form: FormParameters): void {
  for (const [name, { length }] of form) {
    if (length > 1) throw invalidRequest('A parameter must not be repeated.', name);
  }
}
