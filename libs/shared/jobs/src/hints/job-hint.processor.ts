import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { QUEUES, WORKER_OPTIONS } from '@livery/messaging';

/** Receives the hint that jobs are due. It ends at once, since the jobs themselves are in their table. */
@Processor(QUEUES.jobs, WORKER_OPTIONS)
export class JobHintProcessor extends WorkerHost {
  private earlyError: Error | null = null;

  constructor(private readonly wake: () => void) {
    super();
  }

  /** The first error of the worker. Errors can come before anybody else listens for them. */
  get firstError(): Error | null {
    return this.earlyError;
  }

  async process(): Promise<void> {
    this.wake();
  }

  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.earlyError ??= error;
  }
}
