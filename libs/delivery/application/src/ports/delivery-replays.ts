import type { ReplayCandidate, ReplayPeriod, ReplayStatus, ReplayStep } from '@livery/delivery-domain';
import type { Tenant, Transaction } from '@livery/kernel';

export interface ReplayOrder {
  readonly tenant: Tenant;
  readonly endpointId: string;
  readonly period: ReplayPeriod;
  readonly status: ReplayStatus;
}

/** Where a replay begins and ends in the order in which it reads. Opaque, and valid for one run. */
export type ReplayBounds = readonly [after: string, through: string];

export interface ReplayPage {
  /** The candidates in the period, in the order in which their deliveries are created. */
  readonly candidates: readonly ReplayCandidate[];
  /** The number of rows that were read, with those outside the period. */
  readonly read: number;
  /** After which the next page begins; null if this page is the last. */
  readonly next: string | null;
  /** The time of the latest event up to here. */
  readonly reached: Date;
}

/** The deliveries that a step has in fact sent again or created. */
export interface ReplayEffect {
  readonly failed: number;
  readonly abandoned: number;
  readonly delivered: number;
  readonly created: number;
}

type StepOf<Action extends ReplayStep['action']> = Extract<ReplayStep, { readonly action: Action }>;

/** Reads what a replay has to look at, and sends it again. */
export abstract class DeliveryReplays {
  /** The time before which no event is stored. */
  abstract keptSince(): Promise<Date>;
  abstract bounds(order: ReplayOrder): Promise<ReplayBounds>;
  /** Counts what the replay will read. @returns null if that is more than a million */
  abstract count(order: ReplayOrder, bounds: ReplayBounds): Promise<number | null>;
  /** @returns null while pending deliveries of the endpoint are still being abandoned, so that their states are not final */
  abstract page(order: ReplayOrder, bounds: ReplayBounds): Promise<ReplayPage | null>;
  /** Whether pending deliveries of the endpoint are still being abandoned. */
  abstract isAbandoning(order: ReplayOrder, transaction: Transaction): Promise<boolean>;
  /**
   * Makes deliveries pending again with five new attempts, the first at once. The caller holds a lock on the endpoint. Those whose
   * status has changed since the step was planned are left alone.
   */
  abstract sendAgain(
    order: ReplayOrder,
    steps: readonly StepOf<'send_again'>[],
    at: Date,
    transaction: Transaction,
  ): Promise<Omit<ReplayEffect, 'created'>>;
  /**
   * Creates deliveries of events that have none, with the endpoint's next sequence numbers in the order of the steps, and reduces the
   * number of missed events. The caller has locked the endpoint for an update. @returns the number of created deliveries
   */
  abstract create(
    order: ReplayOrder,
    steps: readonly StepOf<'create'>[],
    at: Date,
    transaction: Transaction,
  ): Promise<number>;
}
