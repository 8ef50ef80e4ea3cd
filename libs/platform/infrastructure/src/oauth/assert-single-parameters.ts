import type { FormParameters } from '@livery/http';
import { invalidRequest } from '@livery/platform-domain';

/** @throws DomainError `invalid_request` for a parameter that comes more than once, known or not (RFC 6749, section 3.2) */
export function assertSingleParameters(form: FormParameters): void {
  for (const [name, { length }] of form) {
    if (length > 1) throw invalidRequest('A parameter must not come more than once.', name);
  }
}
