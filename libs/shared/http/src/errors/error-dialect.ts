import type { DomainError, JsonSchema } from '@livery/kernel';
import type { Request } from 'express';

/** The error format of an application whose standard prescribes other codes or another body, such as OAuth. */
export abstract class ErrorDialect {
  /** The named schema of `body`. */
  abstract readonly schema: JsonSchema & { readonly title: string };
  /** The error with the code of the standard; the same error if the standard has no code for it. */
  abstract translate(error: DomainError): DomainError;
  /** The body as the standard prescribes it; null for a caller that gets the API's own body. */
  abstract body(error: DomainError, request: Request): object | null;
  /** `WWW-Authenticate` of a translated error; undefined applies the API's own rule, null sends none. */
  abstract challenge(error: DomainError, request: Request): string | null | undefined;
}
