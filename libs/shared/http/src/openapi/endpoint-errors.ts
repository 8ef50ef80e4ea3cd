import { type DocumentedError, DomainError, type ErrorCatalogue } from '@livery/kernel';
import type { EndpointOptions } from '../endpoint.ts';
import { possibleErrors } from '../errors/common-errors.ts';
import { errorClassOf } from '../errors/error-body.ts';
import type { ErrorDialect } from '../errors/error-dialect.ts';

/** An error of an endpoint, in the error format of its application. */
export interface EndpointError {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly meaning: string;
  /** The group of common errors; null for the endpoint's own. */
  readonly group: string | null;
}

/**
 * All errors of an endpoint, one for each code.
 * @throws Error for a code that no owner has contributed to the catalogue
 */
export function endpointErrors(
  endpoint: EndpointOptions,
  dialect: ErrorDialect | null,
  catalogue: ErrorCatalogue,
): readonly EndpointError[] {
  const errors = possibleErrors(endpoint).map(({ code, group }) => {
    const { kind, meaning } = documented(code, catalogue);
    const translated = kind === 'defect' ? undefined : dialect?.translate(new DomainError(kind, code, meaning));
    const [status, type] = errorClassOf(translated?.kind ?? kind);
    const name = translated?.code ?? code;
    return { status, type, code: name, meaning: documented(name, catalogue).meaning, group };
  });
  return [...new Map(errors.map((error) => [error.code, error])).values()];
}

function documented(code: string, catalogue: ErrorCatalogue): DocumentedError {
  const error = catalogue[code];
  if (error === undefined) throw new Error(`No owner contributes the error code "${code}".`);
  return error;
}
