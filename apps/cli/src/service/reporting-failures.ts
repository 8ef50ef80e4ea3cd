import { ApiError, LiveryError, UnexpectedAnswerError } from '@livery/sdk';
import type { RunCommand } from '../command.ts';

/** A command that says in one line why a service did not do what it was asked for, and then ends with 3. */
export function reportingFailures(run: RunCommand): RunCommand {
  return async (words) => {
    try {
      return await run(words);
    } catch (error) {
      if (!(error instanceof LiveryError)) throw error;
      process.stderr.write(`${failureInWords(error)}${hint(error)}\n`);
      return 3;
    }
  };
}

/** A failure in one line: the page of a proxy has many, and may have what a terminal obeys. */
export function failureInWords(error: LiveryError): string {
  const request = error instanceof ApiError && error.requestId !== null ? ` (request ${error.requestId})` : '';
  return error.message.replace(/[\s\p{Cc}]+/gu, ' ').trim() + request;
}

/** An older service does not have every operation that this program calls. */
function hint(error: LiveryError): string {
  const isMissing =
    (error instanceof ApiError && error.code === 'route_missing') ||
    (error instanceof UnexpectedAnswerError && error.status === 404);
  return isMissing
    ? '\nThis is another address than that of the service, or the service is older than this program.'
    : '';
}
