import type { Dispatcher } from '@livery/delivery-application';
import type { EventRelay, WakeUp } from '@livery/messaging';
import type { UnscopedBacklogAbandonment } from './dispatch/unscoped-backlog-abandonment.ts';
import type { UndiciWebhookSender } from './sending/undici-webhook-sender.ts';

/** The background work of this context. It sleeps until it is woken, by hints or by a sweeper. */
export class DeliveryWork {
  constructor(
    private readonly relay: EventRelay,
    private readonly dispatcher: Dispatcher,
    private readonly backlogs: UnscopedBacklogAbandonment,
    private readonly sender: UndiciWebhookSender,
  ) {}

  wake(wakeUp: WakeUp): void {
    switch (wakeUp) {
      case 'relay':
        this.relay.wake();
        break;
      case 'deliveries':
        this.dispatcher.wake();
        this.backlogs.wake();
        break;
    }
  }

  /**
   * Takes nothing new and finishes what is in flight; after `milliseconds` the rest is given to others. Go on waking it
   * meanwhile: that is what writes again what could not be written.
   */
  async stop(milliseconds: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([Promise.all([this.relay.stop(), this.dispatcher.stop(), this.backlogs.stop()]), tooLong]);
    clearTimeout(timer);
    await this.dispatcher.release();
    await this.sender.close();
  }
}
