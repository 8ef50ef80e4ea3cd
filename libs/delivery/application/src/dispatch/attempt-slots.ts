import { newId } from '@livery/kernel';
import type { ClaimedDelivery, FinishedAttempt } from '../ports/unscoped-delivery-queue.ts';
import { NotSent, type WebhookSender } from '../ports/webhook-sender.ts';
import type { ClaimedDeliveries } from './claimed-deliveries.ts';
import { HANGS_AFTER_TICKS, type RequestEnd } from './endpoint-pace.ts';
import type { EndpointPaces } from './endpoint-paces.ts';
import type { Places } from './places.ts';

export interface AttemptSlotsOptions {
  /** An attempt holds a slot from its request until its result is written, or until it has waited long for an answer. */
  readonly slots: Places;
  readonly paces: EndpointPaces;
  /** Writes the result of an attempt and applies it to the endpoint. */
  readonly conclude: (attempt: FinishedAttempt) => Promise<void>;
  /** Called whenever an attempt has begun. */
  readonly onStarted: () => void;
  /** Called whenever slots are free again. */
  readonly onSlotFreed: () => void;
  readonly report: (error: unknown) => void;
}

/** An attempt in flight. */
interface Flight {
  readonly delivery: ClaimedDelivery;
  readonly requestEnded: (end: RequestEnd) => void;
  readonly startedAt: number;
  /** Whether the request is over; the result may not be written yet. */
  isOver: boolean;
  /** Whether the endpoint may get another request for it. */
  isAnswered: boolean;
}

/**
 * Sends claimed deliveries in slots that organizations share. An attempt that waits for an answer for eight ticks leaves its slot
 * and stays in flight. So each slot begins one attempt in eight ticks at least, and the deadline of requests bounds how many are in flight.
 */
export class AttemptSlots {
  private readonly flights = new Set<Flight>();
  /** Those that hold a slot, the oldest first. */
  private readonly inSlots = new Set<Flight>();
  private ticks = 0;
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

  /** A tenth of a second has passed. */
  tick(): void {
    this.ticks += 1;
    const { taken } = this.options.slots;
    for (const flight of this.inSlots) {
      if (this.ticks - flight.startedAt < HANGS_AFTER_TICKS) break;
      if (!flight.isOver) this.leaveSlot(flight);
    }
    if (this.options.slots.taken < taken) this.slotsFreed();
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
    const requestEnded = paces.started(delivery.endpoint);
    const flight = { delivery, requestEnded, startedAt: this.ticks, isOver: false, isAnswered: false };
    slots.take(delivery.tenant.organizationId);
    this.flights.add(flight);
    this.inSlots.add(flight);
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
    this.leaveSlot(flight);
    this.claimed.concluded(flight.delivery);
    this.flights.delete(flight);
    if (this.flights.size === 0) this.onAllFree?.();
    this.slotsFreed();
  }

  private leaveSlot(flight: Flight): void {
    if (!this.inSlots.delete(flight)) return;
    this.options.slots.leave(flight.delivery.tenant.organizationId);
    this.claimed.leavePlace(flight.delivery);
  }

  private slotsFreed(): void {
    this.options.onSlotFreed();
    this.fill();
  }

  private async sendAndConclude(flight: Flight): Promise<void> {
    const { delivery } = flight;
    const isCurrent = (): boolean => this.claimed.isCurrent(delivery);
    if (!isCurrent()) throw new NotSent();
    const outcome = await this.sender.send(delivery, isCurrent);
    flight.isOver = true;
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
