import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';
import { EndpointCounts } from './endpoint-counts.ts';

/** What is claimed and not yet sent. Endpoints take turns; one at its limit of requests in flight is passed over. */
export class ReadyDeliveries {
  private readonly queues = new Map<string, ClaimedDelivery[]>();
  /** The endpoints that have something ready and room for it: each step costs the same, however much is ready. */
  private readonly turns = new Set<string>();
  private readonly flying = new EndpointCounts();
  private count = 0;

  /** @param perEndpoint requests in flight to one endpoint */
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
    this.offer(id);
  }

  /** The delivery whose turn it is, which flies from now on; undefined when none may. */
  take(): ClaimedDelivery | undefined {
    const [id] = this.turns;
    if (id === undefined) return undefined;
    this.turns.delete(id);
    const delivery = this.queues.get(id)?.shift();
    this.count -= 1;
    this.flying.add(id, 1);
    this.offer(id);
    return delivery;
  }

  /** A request to the endpoint flies no longer. */
  landed(endpointId: string): void {
    this.flying.add(endpointId, -1);
    this.offer(endpointId);
  }

  /** Takes out those that are no longer to be sent. @returns what was taken out */
  drop(isLost: (delivery: ClaimedDelivery) => boolean): readonly ClaimedDelivery[] {
    const dropped: ClaimedDelivery[] = [];
    for (const [id, queue] of this.queues) {
      dropped.push(...queue.filter(isLost));
      const kept = queue.filter((delivery) => !isLost(delivery));
      this.queues.set(id, kept);
      this.turns.delete(id);
      this.offer(id);
    }
    this.count -= dropped.length;
    return dropped;
  }

  private offer(id: string): void {
    const queue = this.queues.get(id);
    if (queue === undefined) return;
    if (queue.length === 0) this.queues.delete(id);
    else if (this.flying.of(id) < this.perEndpoint) this.turns.add(id);
  }
}
