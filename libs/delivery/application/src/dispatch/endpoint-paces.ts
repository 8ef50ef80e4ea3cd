import type { ClaimedEndpoint } from '../ports/unscoped-delivery-queue.ts';
import { EndpointPace, FIRST_LIMIT, type RequestEnd } from './endpoint-pace.ts';

/** About a minute. */
const REMEMBERED_TICKS = 600;

/**
 * The paces of all endpoints, which both lanes share. Time is counted in ticks of about a tenth of a second that the process has
 * lived through: one that was stopped must not think that all endpoints have hung meanwhile.
 */
export class EndpointPaces {
  private readonly paces = new Map<string, EndpointPace>();
  private readonly onRoom: ((endpointId: string) => void)[] = [];
  private ticks = 0;
  private inFlightCount = 0;

  get inFlight(): number {
    return this.inFlightCount;
  }

  /** Calls back whenever a request to an endpoint has ended, so that another may be sent. */
  whenRoom(callback: (endpointId: string) => void): void {
    this.onRoom.push(callback);
  }

  limitOf(endpointId: string): number {
    return this.paces.get(endpointId)?.limit ?? FIRST_LIMIT;
  }

  /** Takes over the endpoint's own limit, as it was when deliveries were claimed last. */
  observe({ id, maxInFlight }: ClaimedEndpoint): void {
    if (maxInFlight !== null || this.paces.has(id)) this.of(id).limitTo(maxInFlight);
  }

  mayStart(endpointId: string): boolean {
    return this.paces.get(endpointId)?.mayStart ?? true;
  }

  /** @returns a function that ends the request */
  started({ id: endpointId, maxInFlight }: Pick<ClaimedEndpoint, 'id' | 'maxInFlight'>): (end: RequestEnd) => void {
    // A pace that was forgotten while the delivery was waiting gets its limit again.
    if (!this.paces.has(endpointId)) this.of(endpointId).limitTo(maxInFlight);
    const pace = this.of(endpointId);
    const request = pace.started(this.ticks);
    this.inFlightCount += 1;
    return (end) => {
      pace.ended(request, end, this.ticks);
      this.inFlightCount -= 1;
      for (const callback of this.onRoom) callback(endpointId);
    };
  }

  /** A tenth of a second has passed. @returns the ids of the endpoints that have begun to hang */
  tick(): readonly string[] {
    this.ticks += 1;
    const hanging: string[] = [];
    for (const [id, pace] of this.paces) {
      if (pace.beginsToHang(this.ticks)) hanging.push(id);
      if (pace.isForgotten(this.ticks, REMEMBERED_TICKS)) this.paces.delete(id);
    }
    return hanging;
  }

  private of(endpointId: string): EndpointPace {
    const known = this.paces.get(endpointId);
    if (known !== undefined) return known;
    const pace = new EndpointPace(this.ticks);
    this.paces.set(endpointId, pace);
    return pace;
  }
}
