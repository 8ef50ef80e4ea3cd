import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import type { DeliveryWork } from '@livery/delivery-infrastructure';
import { isWakeUp, QUEUES } from '@livery/messaging';
import type { Job } from 'bullmq';

/** Passes hints of the queue on. A job is over at once: what it hints at is found in tables. */
@Processor(QUEUES.wakeUps)
export class WakeUpProcessor extends WorkerHost {
  constructor(
    private readonly work: DeliveryWork,
    private readonly report: (error: unknown) => void,
  ) {
    super();
  }

  async process({ name }: Job): Promise<void> {
    if (isWakeUp(name)) this.work.wake(name);
  }

  /** The store is away: the sweeper does without hints until it is back. */
  @OnWorkerEvent('error')
  onError(error: Error): void {
    this.report(error);
  }
}
