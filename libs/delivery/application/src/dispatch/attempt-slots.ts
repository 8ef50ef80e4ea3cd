import { newId } from '@livery/kernel';
import type { ClaimedDelivery, FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import { NotSent, type WebhookSender } from '../ports/webhook-sender.ts';
import type { ClaimedDeliveries } from './claimed-deliveries.ts';
import type { RequestEnd } from './endpoint-pace.ts';
import type { EndpointPaces } from './endpoint-paces.ts';
import type { Places } from './places.ts';

export interface AttemptSlotsOptions {
  /** The slots: an attempt holds one while it is in flight, that is, sent and its result not yet written. */
  readonly slots: Places;
  readonly paces: EndpointPaces;
  /** Writes the result of an attempt and applies it to the endpoint. */
  readonly conclude: (attempt: FinishedAttempt) => Promise<void>;
  /** Called whenever an attempt has begun. */
  readonly onStarted: () => void;
  /** Called whenever an attempt is over. */
  readonly onSlotFreed: () => void;
  readonly report: (error: unknown) => void;
}

/** An attempt in flight. */
interface Flight {
  readonly delivery: ClaimedDelivery;
  readonly requestEnded: (end: RequestEnd) => void;
  /** Where it holds its slot. */
  slots: Places;
  isAnswered: boolean;
}

/** Sends claimed deliveries in slots that organizations share. A slot is taken from the request until the result is written. */
export class AttemptSlots {
  private readonly flights = new Set<Flight>();
  private isFillScheduled = false;
  private stopped = false;
  private onAllFree: (() => void) | null = null;

  constructor(
    private readonly claimed: ClaimedDeliveries,
    private readonly sender: WebhookSender,
    private readonly options: AttemptSlotsOptions,
  ) {
    options.paces.whenRoom(() => this.fill());
  }

  /** Sends ready deliveries in the free slots, in the next microtask: calls until then count as one. */
  fill(): void {
    if (this.isFillScheduled) return;
    this.isFillScheduled = true;
    queueMicrotask(() => {
      this.isFillScheduled = false;
      if (!this.stopped) this.sendReady();
    });
  }

  /** Moves the attempts to an endpoint that are not answered to other slots, as far as those have room for its organization. */
  moveUnansweredOf(endpointId: string, elsewhere: Places): void {
    for (const flight of this.flights) {
      const { organizationId } = flight.delivery.tenant;
      if (flight.delivery.endpoint.id !== endpointId || flight.isAnswered || flight.slots === elsewhere) continue;
      if (elsewhere.roomFor(organizationId) === 0) break;
      flight.slots.leave(organizationId);
      flight.slots = elsewhere;
      elsewhere.take(organizationId);
    }
    this.options.onSlotFreed();
    this.fill();
  }

  /** Sends nothing more. @returns once no attempt is in flight */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.flights.size === 0) return;
    await new Promise<void>((resolve) => {
      this.onAllFree = resolve;
    });
  }

  private sendReady(): void {
    while (this.options.slots.free > 0) {
      const delivery = this.claimed.take();
      if (delivery === undefined) return;
      void this.attempt(this.start(delivery));
    }
  }

  private start(delivery: ClaimedDelivery): Flight {
    const { slots, paces, onStarted } = this.options;
    const flight = { delivery, slots, isAnswered: false, requestEnded: paces.started(delivery.endpoint) };
    slots.take(delivery.tenant.organizationId);
    this.flights.add(flight);
    this.claimed.started(delivery);
    onStarted();
    return flight;
  }

  private async attempt(flight: Flight): Promise<void> {
    try {
      await this.sendAndConclude(flight);
    } catch (error) {
      // The claim expires, or has expired already, and the delivery is attempted again.
      if (!(error instanceof NotSent)) this.options.report(error);
      this.answered(flight, 'unsent');
    }
    this.claimed.concluded(flight.delivery);
    flight.slots.leave(flight.delivery.tenant.organizationId);
    this.flights.delete(flight);
    if (this.flights.size === 0) this.onAllFree?.();
    this.options.onSlotFreed();
    this.fill();
  }

  private async sendAndConclude(flight: Flight): Promise<void> {
    const { delivery } = flight;
    const isCurrent = (): boolean => this.claimed.isCurrent(delivery);
    if (!isCurrent()) throw new NotSent();
    const outcome = await this.sender.send(delivery, isCurrent);
    if (outcome.succeeded) this.answered(flight, 'success');
    await this.options.conclude({ id: newId(), delivery, outcome });
    // After a failure nothing is sent to the endpoint until the failure is applied to it: it may be disabled by then.
    this.answered(flight, outcome.response === null ? 'no_answer' : 'failed_answer');
  }

  private answered(flight: Flight, end: RequestEnd): void {
    if (flight.isAnswered) return;
    flight.isAnswered = true;
    this.claimed.answered(flight.delivery);
    flight.requestEnded(end);
  }
}
