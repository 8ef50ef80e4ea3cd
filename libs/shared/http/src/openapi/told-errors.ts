import { DomainError } from '@livery/kernel';
import type { EndpointOptions } from '../endpoint.ts';
import { possibleErrors } from '../errors/common-errors.ts';
import { errorClassOf } from '../errors/error-body.ts';
import { ERROR_CATALOGUE } from '../errors/error-catalogue.ts';
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

/** Every error of an endpoint, one a code. */
export function toldErrors(endpoint: EndpointOptions, dialect: ErrorDialect | null): readonly ToldError[] {
  const told = possibleErrors(endpoint).map(({ code, group }) => {
    const { kind, meaning } = ERROR_CATALOGUE[code];
    const translated = kind === 'defect' ? undefined : dialect?.translate(new DomainError(kind, code, meaning));
    const [status, type] = errorClassOf(translated?.kind ?? kind);
    const name = translated?.code ?? code;
    return { status, type, code: name, meaning: meaningOf(name), group };
  });
  return [...new Map(told.map((error) => [error.code, error])).values()];
}

function meaningOf(code: string): string {
  return Object.entries(ERROR_CATALOGUE).find(([name]) => name === code)?.[1].meaning ?? '';
}
