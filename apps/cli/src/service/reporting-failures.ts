import { ApiError, LiveryError } from '@livery/sdk';
import type { RunCommand } from '../commands.ts';

/** A command that says in one line why a service did not do what it was asked for, and then ends with 3. */
export function reportingFailures(run: RunCommand): RunCommand {
  return async (words) => {
    try {
      return await run(words);
    } catch (error) {
      if (!(error instanceof LiveryError)) throw error;
      const request = error instanceof ApiError && error.requestId !== null ? ` (request ${error.requestId})` : '';
      process.stderr.write(`${error.message}${request}\n`);
      return 3;
    }
  };
}
