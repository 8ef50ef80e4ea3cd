import { type ChildProcess, execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { DashboardBuild } from '@livery/http';

const SCRIPT = fileURLToPath(new URL('../../../tools/build/build-dashboard.ts', import.meta.url));

/** Builds the dashboard in a child process, unless the last build is of the same sources. */
export class BuildInChild implements DashboardBuild {
  /** True also before the start, since it is not known then whether the last build is of the same sources. */
  isRunning = true;
  failure: string | null = null;
  private child: ChildProcess | undefined;

  constructor(private readonly script = SCRIPT) {}

  /** Starts the build without waiting for its end. @param report is told of a build, and of a failure */
  async start(report: (message: string) => void): Promise<void> {
    this.child = execFile(process.execPath, [this.script], (error, stdout, stderr) => {
      if (error !== null) this.failure = stderr.trim() || error.message;
      this.isRunning = false;
      if (this.failure !== null) report(`the dashboard could not be built:\n\n${this.failure}\n\n${REPETITION}`);
      else if (stdout !== '') report(stdout.trim());
    });
  }

  /** Ends the build, if it is still running. */
  async stop(): Promise<void> {
    const { child } = this;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'close');
    child.kill();
    await ended;
  }
}

const REPETITION = 'To repeat it: npm run build:dashboard. The page then opens without a restart.';
