import { type DocumentedError, DomainError, type ErrorCatalogue } from '@livery/kernel';
import type { EndpointOptions } from '../endpoint.ts';
import { possibleErrors } from '../errors/common-errors.ts';
import { errorClassOf } from '../errors/error-body.ts';
import type { ErrorDialect } from '../errors/error-dialect.ts';

/** An error of an endpoint as its dialect tells it. */
export interface ToldError {
  readonly status: number;
  readonly type: string;
  readonly code: string;
  readonly meaning: string;
  /** Of the common errors; null for the endpoint's own. */
  readonly group: string | null;
}

/**
 * Every error of an endpoint, one a code.
 * @throws Error for a code that no owner has contributed to the catalogue
 */
export function toldErrors(
  endpoint: EndpointOptions,
  dialect: ErrorDialect | null,
  catalogue: ErrorCatalogue,
): readonly ToldError[] {
  const told = possibleErrors(endpoint).map(({ code, group }) => {
    const { kind, meaning } = documented(code, catalogue);
    const translated = kind === 'defect' ? undefined : dialect?.translate(new DomainError(kind, code, meaning));
    const [status, type] = errorClassOf(translated?.kind ?? kind);
    const name = translated?.code ?? code;
    return { status, type, code: name, meaning: documented(name, catalogue).meaning, group };
  });
  return [...new Map(told.map((error) => [error.code, error])).values()];
}

function documented(code: string, catalogue: ErrorCatalogue): DocumentedError {
  const error = catalogue[code];
  if (error === undefined) throw new Error(`No owner contributes the error code "${code}".`);
  return error;
}
