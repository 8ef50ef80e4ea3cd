import type { ErrorKind } from './domain-error.ts';

/** The documentation of an error code. */
export interface DocumentedError {
  /** A defect is an unexpected failure of the service. */
  readonly kind: ErrorKind | 'defect';
  /** A sentence for callers: what happened, and what to do. */
  readonly meaning: string;
}

/** The error codes that the kernel's own checks use. */
export const kernelErrorCodes = {
  limit_delegation_forbidden: {
    kind: 'forbidden',
    meaning:
      'A key cannot grant a later end or more addresses than it has itself, nor make what would outlive it. `param` names the limit.',
  },
  parameter_invalid: { kind: 'invalid', meaning: 'A parameter has an invalid value. `param` names the parameter.' },
  parameter_missing: { kind: 'invalid', meaning: 'A required parameter is missing. `param` names the parameter.' },
  resource_missing: {
    kind: 'missing',
    meaning: 'The organization has no such record in this mode.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

/**
 * Every error code of the API. The owner of a code declares it beside its errors, contributes it, and adds it to this type by
 * declaration merging: `declare module '@livery/kernel' { interface ErrorCodes extends … {} }`.
 */
export interface ErrorCodes extends Readonly<typeof kernelErrorCodes> {}

/** A declared error code. An undeclared code does not compile. */
export type ErrorCode = keyof ErrorCodes;
