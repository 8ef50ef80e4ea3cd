import type { ErrorKind } from './domain-error.ts';

/** What consumers read of an error code. */
export interface DocumentedError {
  /** A defect is a failure that nobody foresaw. */
  readonly kind: ErrorKind | 'defect';
  /** A sentence for consumers: what happened, and what to do. */
  readonly meaning: string;
}

/** The error codes of the kernel's own checks. */
export const kernelErrorCodes = {
  parameter_invalid: { kind: 'invalid', meaning: 'A parameter has an invalid value. `param` names the parameter.' },
  parameter_missing: { kind: 'invalid', meaning: 'A required parameter is missing. `param` names the parameter.' },
  resource_missing: {
    kind: 'missing',
    meaning: 'The organization has no such record in this mode.',
  },
} as const satisfies Readonly<Record<string, DocumentedError>>;

/**
 * Every error code of the API. Whoever owns a code declares it beside its errors, contributes it, and adds it here by
 * declaration merging: `declare module '@livery/kernel' { interface ErrorCodes extends … {} }`.
 */
export interface ErrorCodes extends Readonly<typeof kernelErrorCodes> {}

/** A code that an endpoint may answer with. A code that nobody has declared does not compile. */
export type ErrorCode = keyof ErrorCodes;
