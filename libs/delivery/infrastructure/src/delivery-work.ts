import type { Dispatcher } from '@livery/delivery-application';
import { BackgroundWork, type Round } from '@livery/messaging';
import { DELIVERIES_WAKE_UP } from './deliveries-wake-up.ts';
import type { UnscopedBacklogAbandonment } from './dispatch/unscoped-backlog-abandonment.ts';
import type { UndiciWebhookSender } from './sending/undici-webhook-sender.ts';
import type { UnscopedDeliveryAudit } from './watching/unscoped-delivery-audit.ts';

const MINUTE_MS = 60_000;

/** The background work of this context: it sends due deliveries, and once a minute it audits that none is missing. */
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
  }

  /** Deliveries that were abandoned count as abandoned at once, so that their rows may wait for the next sweep. */
  override sweep(): void {
    this.dispatcher.wake();
    this.backlogs.wake();
  }

  /**
   * Starts nothing new and finishes what is in flight. After `milliseconds` it releases the remaining claims, so that other
   * processes attempt those deliveries. The caller continues to call `sweep` meanwhile, since that repeats writes that failed.
   */
  async stop(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([Promise.all([this.dispatcher.stop(), this.backlogs.stop()]), timedOut]);
    clearTimeout(timer);
    await this.dispatcher.release();
    await this.sender.close();
    await this.dispatcher.leaveEndpoints();
  }
}
