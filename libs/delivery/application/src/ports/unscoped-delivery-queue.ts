import type { AttemptOutcome, WebhookDelivery, WebhookDeliveryState } from '@livery/delivery-domain';
import type { Tenant } from '@livery/kernel';
import type { WebhookSigner } from './webhook-signer.ts';

/** Which due deliveries are meant: those of failing endpoints are apart, so that they hold up nobody else. */
export type DeliverySource = 'first_attempts' | 'first_attempts_of_failing' | 'retries';

export interface ClaimRequest {
  readonly source: DeliverySource;
  readonly limit: number;
  /** At most so many of an endpoint in flight, those counted in `inFlight` included. */
  readonly perEndpoint: number;
  /** By the endpoint's id. */
  readonly inFlight: ReadonlyMap<string, number>;
  readonly now: Date;
}

export interface ClaimedEndpoint {
  readonly id: string;
  readonly url: string;
  readonly failingSince: Date | null;
  /** Whether its present failing has been told. */
  readonly failureReported: boolean;
  /** One for each secret that signs now. */
  readonly signers: readonly WebhookSigner[];
}

/** A delivery that is this process's to attempt, until its claim expires. */
export interface ClaimedDelivery extends Pick<WebhookDelivery, 'id' | 'eventId' | 'sequence' | 'attemptCount'> {
  readonly claimId: string;
  readonly tenant: Tenant;
  readonly endpoint: ClaimedEndpoint;
  /** The span that the event comes of (W3C Trace Context); null where nothing is traced. */
  readonly traceparent: string | null;
  /** The event's record as JSON in UTF-8: the same bytes on every attempt. */
  readonly body: Uint8Array;
}

/** What came of a claim. */
export interface Claim {
  readonly sendable: readonly ClaimedDelivery[];
  /** What cannot even be sent, as attempts that failed. */
  readonly unsendable: readonly FinishedAttempt[];
}

export interface FinishedAttempt {
  /** UUIDv7. */
  readonly id: string;
  readonly delivery: Omit<ClaimedDelivery, 'body'>;
  readonly outcome: AttemptOutcome;
}

export interface SettledAttempt extends FinishedAttempt {
  /** Where the delivery stands now, if the claim still holds. */
  readonly state: WebhookDeliveryState;
}

/** Deliveries as the dispatcher sees them, across tenants. Each method is one transaction of its own. */
export abstract class UnscopedDeliveryQueue {
  /** Claims due deliveries of enabled endpoints, in turn of the endpoints; what others have claimed is passed over. */
  abstract claim(request: ClaimRequest): Promise<Claim>;
  /** Prolongs claims. @returns the ids of the deliveries that are still this process's to attempt */
  abstract renew(deliveries: readonly ClaimedDelivery[]): Promise<ReadonlySet<string>>;
  /**
   * Records every attempt, once however often it is told. A success delivers, whoever holds the claim by now; a failure
   * under a lost claim, or of a delivery that was abandoned meanwhile, leaves its state.
   */
  abstract settle(attempts: readonly SettledAttempt[]): Promise<void>;
  /** Gives up claims that were not attempted: the deliveries are due again at once. */
  abstract release(deliveries: readonly ClaimedDelivery[]): Promise<void>;
}
