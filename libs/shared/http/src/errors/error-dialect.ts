import type { DomainError, JsonSchema } from '@livery/kernel';
import type { Request } from 'express';

/** How an application tells of failures where a standard prescribes other codes, or another body than the envelope. */
export abstract class ErrorDialect {
  /** Of `body`; named. */
  abstract readonly schema: JsonSchema & { readonly title: string };
  /** The failure under the name that the standard has for it; itself where it has none. */
  abstract translate(error: DomainError): DomainError;
  /** The body in the standard's own shape; null for a caller who is answered in the envelope. */
  abstract body(error: DomainError, request: Request): object | null;
  /** `WWW-Authenticate` for a translated failure; undefined leaves it to the API's own rule, null sends none. */
  abstract challenge(error: DomainError, request: Request): string | null | undefined;
}
