import { EmbeddedPostgresFailed } from './embedded-postgres.errors.ts';
import { errorCode } from './error-code.ts';
import { pollUntil } from './poll-until.ts';

interface Step {
  readonly signal: NodeJS.Signals;
  /** Milliseconds to wait before the next step. */
  readonly patience: number;
}

/** Fast shutdown, then immediate shutdown (the log is replayed at the next start), then the end. */
const STEPS: readonly Step[] = [
  { signal: 'SIGINT', patience: 30_000 },
  { signal: 'SIGQUIT', patience: 5_000 },
  { signal: 'SIGKILL', patience: 5_000 },
];

/** Stops a server and waits for its exit, with growing force. `isRunning` must know it from a later process of its pid. */
export async function stopServer(
  pid: number,
  isRunning: () => boolean | Promise<boolean>,
  steps: readonly Step[] = STEPS,
): Promise<void> {
  const hasEnded = async () => !(await isRunning());
  for (const { signal, patience } of steps) {
    if (await hasEnded()) return;
    send(pid, signal);
    if (await pollUntil(hasEnded, patience)) return;
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
