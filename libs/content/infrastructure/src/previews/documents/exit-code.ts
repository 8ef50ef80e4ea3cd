import { RenderingFailed } from '@livery/content-application';
import type { ProgramOutcome } from '@livery/process';

/** The exit code of a program that has ended by itself. @throws RenderingFailed if it was killed */
export function exitCodeOf(outcome: ProgramOutcome): number {
  if ('exitCode' in outcome) {
    if (outcome.exitCode === null) throw new RenderingFailed('crashed');
    return outcome.exitCode;
  }
  throw new RenderingFailed(outcome.stopped === 'aborted' ? 'crashed' : outcome.stopped);
}
