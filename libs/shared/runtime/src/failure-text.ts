import { inspect } from 'node:util';
import { DomainError } from '@livery/kernel';

/** What a defect throws. All else tells of the world around the process, in words of its own. */
const DEFECT = /^(Type|Reference|Range|Syntax|Assertion)Error$/;

/** What an operator needs to read of why a process cannot go on: the reason alone, unless the process itself is at fault. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error) || DEFECT.test(error.name)) return inspect(error);
  if (error instanceof DomainError && error.cause !== undefined) return `${error.message} (${reasonOf(error.cause)})`;
  return reasonOf(error);
}

/** An attempt at several addresses fails without a message, with a code alone. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return inspect(error);
  if (error.message !== '') return error.message;
  return 'code' in error ? String(error.code) : error.name;
}
