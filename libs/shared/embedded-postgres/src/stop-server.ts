import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { errorCode } from './error-code.ts';
import { pollUntil } from './poll-until.ts';

interface Step {
  readonly signal: NodeJS.Signals;
  /** Milliseconds to wait before the next step. */
  readonly waitMs: number;
}

/** Fast shutdown, then immediate shutdown (the write-ahead log is replayed at the next start), then SIGKILL. */
const STEPS: readonly Step[] = [
  { signal: 'SIGINT', waitMs: 30_000 },
  { signal: 'SIGQUIT', waitMs: 5_000 },
  { signal: 'SIGKILL', waitMs: 5_000 },
];

/** Stops a server step by step, and waits for its exit. `isRunning` must distinguish it from a later process with the same pid. */
export async function stopServer(
  pid: number,
  isRunning: () => boolean | Promise<boolean>,
  steps: readonly Step[] = STEPS,
): Promise<void> {
  const hasEnded = async () => !(await isRunning());
  for (const { signal, waitMs } of steps) {
    if (await hasEnded()) return;
    send(pid, signal);
    if (await pollUntil(hasEnded, waitMs)) return;
  }
  throw new EmbeddedPostgresFailed(
    `PostgreSQL (process ${pid}) did not end, not even on SIGKILL. Its disk may hang: look at "ps -o stat,wchan -p ${pid}".`,
  );
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}
