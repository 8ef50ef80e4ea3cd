import type { ClaimedDelivery } from '../ports/unscoped-delivery-queue.ts';

export interface SendingRules {
  /** Whether another request may be sent to the endpoint. */
  readonly endpointMayStart: (endpointId: string) => boolean;
  /** Whether another place may be given to the organization. */
  readonly organizationMayStart: (organizationId: string) => boolean;
}

/**
 * Deliveries that are claimed and not yet sent. Organizations take turns, and the endpoints of each. Those that may not be sent to
 * now are skipped.
 */
export class ReadyDeliveries {
  private readonly queues = new Map<string, ClaimedDelivery[]>();
  /** By organization, in turn: its endpoints that may be sent to, in turn. They have a ready delivery and are below their limit. */
  private readonly turns = new Map<string, Set<string>>();
  private count = 0;

  constructor(private readonly rules: SendingRules) {}

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

  /** Takes the next delivery. The caller has to let its request count as in flight. @returns undefined when none may be sent */
  take(): ClaimedDelivery | undefined {
    for (const [organizationId, endpoints] of this.turns) {
      if (!this.rules.organizationMayStart(organizationId)) continue;
      for (const id of endpoints) {
        endpoints.delete(id);
        if (!this.rules.endpointMayStart(id)) continue;
        this.turns.delete(organizationId);
        if (endpoints.size > 0) this.turns.set(organizationId, endpoints);
        this.count -= 1;
        return this.queues.get(id)?.shift();
      }
      this.turns.delete(organizationId);
    }
    return undefined;
  }

  /** Removes the deliveries that match. @returns the removed deliveries */
  drop(isDropped: (delivery: ClaimedDelivery) => boolean): readonly ClaimedDelivery[] {
    const dropped: ClaimedDelivery[] = [];
    for (const [id, queue] of this.queues) {
      const [organizationId] = queue.map(({ tenant }) => tenant.organizationId);
      dropped.push(...queue.filter(isDropped));
      this.queues.set(
        id,
        queue.filter((delivery) => !isDropped(delivery)),
      );
      if (organizationId !== undefined) this.endTurn(organizationId, id);
      this.updateTurn(id);
    }
    this.count -= dropped.length;
    return dropped;
  }

  /** Gives the endpoint a turn if it may be sent to; forgets its queue if that is empty. */
  updateTurn(id: string): void {
    const [next] = this.queues.get(id) ?? [];
    if (next === undefined) this.queues.delete(id);
    else if (this.rules.endpointMayStart(id)) this.beginTurn(next.tenant.organizationId, id);
  }

  private beginTurn(organizationId: string, endpointId: string): void {
    const endpoints = this.turns.get(organizationId);
    if (endpoints === undefined) this.turns.set(organizationId, new Set([endpointId]));
    else endpoints.add(endpointId);
  }

  private endTurn(organizationId: string, endpointId: string): void {
    const endpoints = this.turns.get(organizationId);
    endpoints?.delete(endpointId);
    if (endpoints?.size === 0) this.turns.delete(organizationId);
  }
}
