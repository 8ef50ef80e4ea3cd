import type { Dispatcher } from '@livery/delivery-application';
import { BackgroundWork, type Round } from '@livery/messaging';
import type { UnscopedBacklogAbandonment } from './dispatch/unscoped-backlog-abandonment.ts';
import type { UndiciWebhookSender } from './sending/undici-webhook-sender.ts';
import type { UnscopedDeliveryAudit } from './watching/unscoped-delivery-audit.ts';

const MINUTE_MS = 60_000;

/** The hint that deliveries are due. */
export const DELIVERIES_WAKE_UP = 'deliveries';

/** The background work of this context: it sends what is due, and audits once a minute that nothing is missing. */
export class DeliveryWork extends BackgroundWork {
  readonly wakeUp = DELIVERIES_WAKE_UP;
  override readonly rounds: readonly Round[];

  constructor(
    private readonly dispatcher: Dispatcher,
    private readonly backlogs: UnscopedBacklogAbandonment,
    private readonly sender: UndiciWebhookSender,
    audit: UnscopedDeliveryAudit,
  ) {
    super();
    this.rounds = [{ everyMs: MINUTE_MS, run: () => audit.run() }];
  }

  wake(): void {
    this.dispatcher.wake();
    this.backlogs.wake();
  }

  async stop(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([Promise.all([this.dispatcher.stop(), this.backlogs.stop()]), tooLong]);
    clearTimeout(timer);
    await this.dispatcher.release();
    await this.sender.close();
  }
}
