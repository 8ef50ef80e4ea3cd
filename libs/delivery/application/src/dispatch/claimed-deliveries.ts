import type { ClaimAllowances, ClaimedDelivery, UnscopedDeliveryQueue } from '../ports/unscoped-delivery-queue.ts';
import { Counts } from './counts.ts';
import { FIRST_LIMIT } from './endpoint-pace.ts';
import type { EndpointPaces } from './endpoint-paces.ts';
import { type ClaimTerms, HeldClaims } from './held-claims.ts';
import { Places } from './places.ts';
import { ReadyDeliveries } from './ready-deliveries.ts';

/** Claims are made ahead, for the lane and for each endpoint, so that requests need not wait for the next claim. */
const CLAIMS_PER_REQUEST = 4;

export interface ClaimedDeliveriesOptions extends ClaimTerms {
  readonly slots: number;
  readonly paces: EndpointPaces;
  readonly organizationMayStart: (organizationId: string) => boolean;
}

/**
 * The deliveries that a lane has claimed. Each passes three stages: ready (claimed, not yet sent), in flight (sent, not yet
 * answered), and answered (its result is being written). The claim is held through all three.
 */
export class ClaimedDeliveries {
  private readonly claims: HeldClaims;
  private readonly ready: ReadyDeliveries;
  private readonly paces: EndpointPaces;
  /** The claims of the lane, but for attempts that have left their slots. Organizations share them like the slots. */
  private readonly places: Places;
  private readonly capacity: number;
  /** The number of deliveries of each endpoint that are ready or in flight. */
  private readonly unanswered = new Counts();
  /** Endpoints for which nothing is claimed now. */
  private readonly closed = new Set<string>();

  constructor(queue: UnscopedDeliveryQueue, options: ClaimedDeliveriesOptions) {
    const { slots, paces, organizationMayStart } = options;
    this.claims = new HeldClaims(queue, options);
    this.paces = paces;
    this.capacity = CLAIMS_PER_REQUEST * slots;
    this.places = new Places(this.capacity);
    this.ready = new ReadyDeliveries({ endpointMayStart: (id) => paces.mayStart(id), organizationMayStart });
    paces.whenRoom((id) => this.ready.updateTurn(id));
  }

  get all(): readonly ClaimedDelivery[] {
    return this.claims.all;
  }

  get readyCount(): number {
    return this.ready.size;
  }

  /** The number of further deliveries that the lane may claim. */
  get room(): number {
    return Math.max(this.places.free, this.extraRoom);
  }

  /** A few claims for an organization that has none, even if others have taken all places, until twice as many are taken. */
  private get extraRoom(): number {
    return Math.min(CLAIMS_PER_REQUEST, 2 * this.capacity - this.places.taken);
  }

  /** How many further deliveries may be claimed for each endpoint and organization. */
  allowances(): ClaimAllowances {
    const remaining = [...this.unanswered.byId].map(([id, count]) => {
      const most = CLAIMS_PER_REQUEST * this.paces.limitOf(id);
      return [id, Math.max(0, most - count)] as const;
    });
    const closed = [...this.closed].map((id) => [id, 0] as const);
    return {
      byEndpoint: new Map([...remaining, ...closed]),
      otherEndpoints: CLAIMS_PER_REQUEST * FIRST_LIMIT,
      claimsPerRequest: CLAIMS_PER_REQUEST,
      byOrganization: new Map([...this.places.holders].map((id) => [id, this.places.roomFor(id)])),
      otherOrganizations: Math.max(this.places.roomFor(''), this.extraRoom),
    };
  }

  /** @param since the monotonic time before the claim was made */
  add(delivery: ClaimedDelivery, since: number): void {
    this.claims.hold(delivery, since);
    this.places.take(delivery.tenant.organizationId);
    this.unanswered.add(delivery.endpoint.id, 1);
    this.paces.observe(delivery.endpoint);
    this.ready.add(delivery);
  }

  /** Takes the next delivery that may be sent; the caller calls `started`. @returns undefined when none may be sent */
  take(): ClaimedDelivery | undefined {
    return this.claims.isDoubted ? undefined : this.ready.take();
  }

  get areDoubted(): boolean {
    return this.claims.isDoubted;
  }

  /** The database may have lost claims. None is sent until they have been renewed. */
  doubt(): void {
    this.claims.doubt();
  }

  /** Whether the claim certainly holds: no other process attempts the delivery. */
  isCurrent(delivery: ClaimedDelivery): boolean {
    return this.claims.isCurrent(delivery);
  }

  /** The endpoint may have another turn, as the delivery that was taken is in flight now. */
  started({ endpoint }: ClaimedDelivery): void {
    this.ready.updateTurn(endpoint.id);
  }

  /** The request of a delivery has ended. */
  answered({ endpoint }: ClaimedDelivery): void {
    this.unanswered.add(endpoint.id, -1);
  }

  /** Makes room for another claim. Called once for each delivery: at its end, or when its attempt leaves its slot before. */
  leavePlace({ tenant }: ClaimedDelivery): void {
    this.places.leave(tenant.organizationId);
  }

  /** The result of a delivery is written: its claim is over. */
  concluded(delivery: ClaimedDelivery): void {
    this.claims.drop(delivery);
  }

  /** Drops what is ready for an endpoint. @returns the dropped deliveries, which are still claimed in the database */
  dropUnsentOf(endpointId: string): readonly ClaimedDelivery[] {
    return this.dropReady(({ endpoint }) => endpoint.id === endpointId);
  }

  /** Claims nothing for the endpoint until it is opened again. */
  close(endpointId: string): void {
    this.closed.add(endpointId);
  }

  open(endpointId: string): void {
    this.closed.delete(endpointId);
  }

  /** Renews claims that are a few seconds old, or all if they are doubted. Ready deliveries whose claim no longer holds are dropped. */
  async renew(): Promise<void> {
    const lost = await this.claims.renew();
    if (lost.size > 0) this.dropReady((delivery) => lost.has(delivery));
  }

  private dropReady(isDropped: (delivery: ClaimedDelivery) => boolean): readonly ClaimedDelivery[] {
    const dropped = this.ready.drop(isDropped);
    for (const delivery of dropped) {
      this.answered(delivery);
      this.leavePlace(delivery);
      this.concluded(delivery);
    }
    return dropped;
  }
}
