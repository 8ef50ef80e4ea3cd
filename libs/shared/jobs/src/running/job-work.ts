import { BackgroundWork, JOBS_WAKE_UP } from '@livery/messaging';
import type { JobRunner } from './job-runner.ts';

/** Runs jobs in the background. The sweep of the worker finds those whose hint was lost and those whose worker is gone. */
export class JobWork extends BackgroundWork {
  readonly wakeUp = JOBS_WAKE_UP;

  constructor(private readonly runner: JobRunner) {
    super();
  }

  wake(): void {
    this.runner.wake();
  }

  stop(milliseconds: number): Promise<void> {
    return this.runner.stop(milliseconds);
  }
}
