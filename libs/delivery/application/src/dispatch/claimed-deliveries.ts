import type { Clock } from '@livery/kernel';
import type { ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import { EndpointCounts } from './endpoint-counts.ts';
import { HeldClaims } from './held-claims.ts';
import { ReadyDeliveries } from './ready-deliveries.ts';

/**
 * The deliveries that a lane has claimed. Each passes three stages: ready (claimed, not yet sent), in flight (sent, not yet
 * answered), and answered (its result is being written). The claim is held through all three.
 */
export class ClaimedDeliveries {
  private readonly claims: HeldClaims;
  private readonly ready: ReadyDeliveries;
  /** The number of deliveries of each endpoint that are ready or in flight. */
  private readonly unanswered = new EndpointCounts();

  /** @param perEndpoint the number of requests that may be in flight to one endpoint */
  constructor(queue: UnscopedDeliveryQueue, clock: Clock, perEndpoint: number) {
    this.claims = new HeldClaims(queue, clock);
    this.ready = new ReadyDeliveries(perEndpoint);
  }

  /** The number of deliveries in all three stages. */
  get size(): number {
    return this.claims.size;
  }

  get all(): readonly ClaimedDelivery[] {
    return this.claims.all;
  }

  get readyCount(): number {
    return this.ready.size;
  }

  /** By the endpoint's id. */
  get unansweredByEndpoint(): ReadonlyMap<string, number> {
    return this.unanswered.byId;
  }

  get mostUnansweredOfAnEndpoint(): number {
    return this.unanswered.most;
  }

  add(delivery: ClaimedDelivery): void {
    this.claims.hold(delivery);
    this.unanswered.add(delivery.endpoint.id, 1);
    this.ready.add(delivery);
  }

  /** Takes the next delivery that may be sent; it is in flight from now on. @returns undefined when none may be sent */
  take(): ClaimedDelivery | undefined {
    return this.ready.take();
  }

  /** The request of a delivery has ended: another may be sent to its endpoint. */
  answered({ endpoint }: ClaimedDelivery): void {
    this.ready.requestEnded(endpoint.id);
    this.unanswered.add(endpoint.id, -1);
  }

  /** The result of a delivery is written: its claim is over. */
  concluded(delivery: ClaimedDelivery): void {
    this.claims.drop(delivery);
  }

  /** Drops what is ready for an endpoint that was disabled or deleted. */
  dropUnsentOf(endpointId: string): void {
    this.dropReady(({ endpoint }) => endpoint.id === endpointId);
  }

  /** Renews claims that are a few seconds old. Ready deliveries whose claim no longer holds are dropped. */
  async renew(): Promise<void> {
    const lost = await this.claims.renew();
    if (lost.size > 0) this.dropReady((delivery) => lost.has(delivery));
  }

  private dropReady(isDropped: (delivery: ClaimedDelivery) => boolean): void {
    for (const delivery of this.ready.drop(isDropped)) {
      this.claims.drop(delivery);
      this.unanswered.add(delivery.endpoint.id, -1);
    }
  }
}
