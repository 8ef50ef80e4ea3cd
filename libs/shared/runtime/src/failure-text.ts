import { inspect } from 'node:util';
import { DomainError } from '@livery/kernel';
import { ConfigurationError } from './environment.ts';

/** Names of failures outside of the process: SQLSTATE, and the system's own. Node's `ERR_…` are defects. */
const OUTSIDE = /^([0-9A-Z]{5}|E(?!RR_)[A-Z_]+)$/;

/** What an operator needs to read of why a process cannot go on: a line for what is not its fault, else the stack. */
export function failureText(error: unknown): string {
  if (error instanceof ConfigurationError) return error.message;
  if (error instanceof DomainError) return withCause(error.message, error.cause);
  return codeOf(error) === undefined ? inspect(error) : reasonOf(error);
}

function withCause(message: string, cause: unknown): string {
  return cause === undefined ? message : `${message} (${reasonOf(cause)})`;
}

/** An attempt at several addresses fails without a message, with the code alone. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === '' ? (codeOf(error) ?? 'no reason given') : message;
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  return OUTSIDE.test(error.code) ? error.code : undefined;
}
