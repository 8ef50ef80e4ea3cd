import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';
import { EndpointCounts } from './endpoint-counts.ts';

/** Deliveries that are claimed and not yet sent. Endpoints take turns; one with its limit of requests in flight is skipped. */
export class ReadyDeliveries {
  private readonly queues = new Map<string, ClaimedDelivery[]>();
  /** The endpoints that may be sent to, in turn: they have a ready delivery and are below their limit. */
  private readonly turns = new Set<string>();
  private readonly inFlight = new EndpointCounts();
  private count = 0;

  /** @param perEndpoint the number of requests that may be in flight to one endpoint */
  constructor(private readonly perEndpoint: number) {}

  get size(): number {
    return this.count;
  }

  add(delivery: ClaimedDelivery): void {
    const { id } = delivery.endpoint;
    this.count += 1;
    const queue = this.queues.get(id);
    if (queue === undefined) this.queues.set(id, [delivery]);
    else queue.push(delivery);
    this.updateTurn(id);
  }

  /** Takes the next delivery, whose request counts as in flight from now on. @returns undefined when none may be sent */
  take(): ClaimedDelivery | undefined {
    const [id] = this.turns;
    if (id === undefined) return undefined;
    this.turns.delete(id);
    const delivery = this.queues.get(id)?.shift();
    this.count -= 1;
    this.inFlight.add(id, 1);
    this.updateTurn(id);
    return delivery;
  }

  /** A request to the endpoint is no longer in flight. */
  requestEnded(endpointId: string): void {
    this.inFlight.add(endpointId, -1);
    this.updateTurn(endpointId);
  }

  /** Removes the deliveries that match. @returns the removed deliveries */
  drop(isDropped: (delivery: ClaimedDelivery) => boolean): readonly ClaimedDelivery[] {
    const dropped: ClaimedDelivery[] = [];
    for (const [id, queue] of this.queues) {
      dropped.push(...queue.filter(isDropped));
      const kept = queue.filter((delivery) => !isDropped(delivery));
      this.queues.set(id, kept);
      this.turns.delete(id);
      this.updateTurn(id);
    }
    this.count -= dropped.length;
    return dropped;
  }

  /** Gives the endpoint a turn if it may be sent to; forgets its queue if that is empty. */
  private updateTurn(id: string): void {
    const queue = this.queues.get(id);
    if (queue === undefined) return;
    if (queue.length === 0) this.queues.delete(id);
    else if (this.inFlight.of(id) < this.perEndpoint) this.turns.add(id);
  }
}
