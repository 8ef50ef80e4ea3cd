import { appendFileSync } from 'node:fs';
import { expect } from '@jest/globals';
import { onThisMachine } from './slowness.ts';
import { RETRIES_FILE } from './retries-file.ts';

/** Other programs on the machine make a run slow, and nothing makes one too fast: a limit is missed when it is missed this often. */
const MOST_ATTEMPTS = 5;

/** A measured value was above its limit. */
class MissedLimit extends Error {
  override readonly name = 'MissedLimit';
}

/**
 * Compares what a timed test has measured with its limit.
 * @param limit for a machine that is as fast as usual
 * @param what what was measured, if the title of the test does not say it
 * @throws MissedLimit, after which the test is repeated
 */
export function assertBelow(measured: number, limit: number, what = ''): void {
  const subject = what === '' ? '' : `${what}: `;
  const here = onThisMachine(limit);
  if (!(measured < here)) throw new MissedLimit(`${subject}${measured} is not below the limit of ${here}.`);
}

/**
 * The body of a test that measures time: `it('is quick', timed(() => assertBelow(tookMs(), 50)))`.
 * It is repeated when it misses a limit, and for no other failure. Each retry is printed and counted.
 */
export function timed<Parameters extends readonly unknown[]>(
  body: (...parameters: Parameters) => void | Promise<void>,
  note: (missed: string) => void = noteRetry,
): (...parameters: Parameters) => Promise<void> {
  return async (...parameters) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await body(...parameters);
        return;
      } catch (error) {
        if (!(error instanceof MissedLimit) || attempt === MOST_ATTEMPTS) throw error;
        note(error.message);
      }
    }
  };
}

function noteRetry(missed: string): void {
  const line = `retry of "${expect.getState().currentTestName ?? 'a test'}": ${missed}\n`;
  process.stdout.write(line);
  const file = process.env[RETRIES_FILE];
  if (file !== undefined) appendFileSync(file, line);
}
