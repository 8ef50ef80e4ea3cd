import { inspect } from 'node:util';
import { DomainError } from '@livery/kernel';

/** The errors that a defect throws. Other errors describe the environment of the process, with their own messages. */
const DEFECT = /^(Type|Reference|Range|Syntax|Assertion)Error$/;

/** The text of an error for operators. It is the reason only, with the stack if the error is a defect. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error) || DEFECT.test(error.name)) return inspect(error);
  if (error instanceof DomainError && error.cause !== undefined) return `${error.message} (${reasonOf(error.cause)})`;
  return reasonOf(error);
}

/** The message of an error. A failed connection to several addresses has no message, but a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
