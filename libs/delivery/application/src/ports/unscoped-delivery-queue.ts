import type { AttemptOutcome, WebhookDelivery, WebhookDeliveryState } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import type { EndpointSigner } from './webhook-signer.ts';

/**
 * A kind of due deliveries. First attempts to troubled endpoints, which fail or hang, are a kind of their own, so that they delay no
 * others, and so are first attempts of replays. `requested_attempts` are those that callers ask for, outside the schedule.
 */
export type DeliverySource =
  'first_attempts' | 'first_attempts_of_troubled' | 'retries' | 'replays' | 'requested_attempts';

/** How many further deliveries may be claimed. */
export interface ClaimAllowances {
  /** By the id of an endpoint for which the caller holds claims. */
  readonly byEndpoint: ReadonlyMap<string, number>;
  /** For each other endpoint. */
  readonly otherEndpoints: number;
  /** The number of claims for each request that `maxInFlight` allows an other endpoint. */
  readonly claimsPerRequest: number;
  /** By the id of an organization, both modes together, for which the caller holds claims. Its endpoints share them evenly. */
  readonly byOrganization: ReadonlyMap<string, number>;
  /** For each other organization. */
  readonly otherOrganizations: number;
}

export interface ClaimRequest {
  readonly source: DeliverySource;
  /** The number of deliveries to claim at most. */
  readonly limit: number;
  readonly allowances: ClaimAllowances;
  readonly now: Date;
}

export interface ClaimedEndpoint {
  readonly id: string;
  readonly url: string;
  readonly failingSince: Date | null;
  /** Whether an event has reported that the endpoint has been failing since `failingSince`. */
  readonly failureReported: boolean;
  /** The number of requests that the endpoint allows at the same time; null if it has no limit of its own. */
  readonly maxInFlight: number | null;
  /** One signer for each secret that had not retired when it was claimed, the newest first. */
  readonly signers: readonly EndpointSigner[];
}

/** A delivery that only this process may attempt until the claim expires. */
export interface ClaimedDelivery extends Pick<WebhookDelivery, 'id' | 'eventId' | 'sequence' | 'attemptCount'> {
  readonly claimId: string;
  /** Whether the attempt is outside the schedule of the delivery. */
  readonly isExtra?: boolean;
  readonly tenant: Tenant;
  readonly endpoint: ClaimedEndpoint;
  /** The span in which the event was appended (W3C Trace Context); null if the event has no trace. */
  readonly traceparent: string | null;
  /** The event as JSON in UTF-8, the same bytes on every attempt. */
  readonly body: Uint8Array;
}

/** The deliveries that a claim took. */
export interface Claim {
  readonly sendable: readonly ClaimedDelivery[];
  /** Deliveries for which no request can be made, as attempts that have failed. */
  readonly unsendable: readonly FinishedAttempt[];
}

export interface FinishedAttempt {
  /** UUIDv7. */
  readonly id: string;
  readonly delivery: Omit<ClaimedDelivery, 'body'>;
  readonly outcome: AttemptOutcome;
}

export interface SettledAttempt extends FinishedAttempt {
  /** The state of the delivery after this attempt, which is written if the claim still holds; null if it keeps its state. */
  readonly state: WebhookDeliveryState | null;
}

/** The due deliveries of all tenants, for the dispatcher. Each method runs in its own transaction. */
export abstract class UnscopedDeliveryQueue {
  /**
   * Claims due deliveries of enabled endpoints. Endpoints take turns, and deliveries that are claimed already are skipped. An
   * endpoint with `maxInFlight` is served by one process at a time.
   */
  abstract claim(request: ClaimRequest): Promise<Claim>;
  /** Renews claims that have not expired. @returns the ids of the deliveries whose claim still holds */
  abstract renew(deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>>;
  /**
   * Records each attempt once, even if it is passed several times. A success makes the delivery delivered even if the claim is
   * lost. A failure changes the delivery only if the claim still holds and the delivery is still pending.
   */
  abstract settle(attempts: readonly SettledAttempt[]): Promise<void>;
  /** Gives up claims: the deliveries are due again at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
  /** Lets other processes serve the endpoints with `maxInFlight` that this one has served. It must hold no claims any more. */
  abstract leaveEndpoints(): Promise<void>;
}
