import { eventTypePatterns } from './event-type-patterns.ts';
import type { WebhookDelivery } from './webhook-delivery.ts';
import type { WebhookEndpoint } from './webhook-endpoint.ts';

/** Which deliveries a replay sends again. `missing`: events that have no delivery. `all` also includes delivered ones. */
export const REPLAY_STATUSES = ['failed', 'abandoned', 'missing', 'all'] as const;
export type ReplayStatus = (typeof REPLAY_STATUSES)[number];

/** Whether a replay creates deliveries of events that have none. It then has to look at every event of the period. */
export function createsMissing(status: ReplayStatus): boolean {
  return status === 'missing' || status === 'all';
}

/** An event in the period of a replay, with its delivery to the endpoint; null if there is none. */
export interface ReplayCandidate {
  readonly eventId: string;
  readonly type: string;
  readonly position: number;
  /** Whether it is a test event, which was for the endpoint of its request only. */
  readonly isTest: boolean;
  readonly delivery: Pick<WebhookDelivery, 'id' | 'status' | 'sequence'> | null;
}

/** A delivery that has come to an end, in whichever way. */
export type EndedStatus = Exclude<WebhookDelivery['status'], 'pending'>;

/** What a replay does with a candidate. */
export type ReplayStep =
  | { readonly action: 'send_again'; readonly deliveryId: string; readonly eventId: string; readonly was: EndedStatus }
  | { readonly action: 'create'; readonly event: Omit<ReplayCandidate, 'delivery' | 'isTest'> }
  | { readonly action: 'leave'; readonly because: 'pending' | 'not_chosen' | 'test_event' | 'not_wanted' };

export interface ReplayRule {
  readonly status: ReplayStatus;
  readonly enabledEvents: WebhookEndpoint['enabledEvents'];
}

/** Decides what a replay does with an event. A pending delivery is on its way, and is left alone. Test events are never replayed. */
export function planReplay(candidate: ReplayCandidate, { status, enabledEvents }: ReplayRule): ReplayStep {
  const { delivery, isTest, ...event } = candidate;
  if (isTest) return { action: 'leave', because: 'test_event' };
  if (delivery === null) {
    if (!createsMissing(status)) return { action: 'leave', because: 'not_chosen' };
    const isWanted = eventTypePatterns(event.type).some((pattern) => enabledEvents.includes(pattern));
    return isWanted ? { action: 'create', event } : { action: 'leave', because: 'not_wanted' };
  }
  if (status === 'missing') return { action: 'leave', because: 'not_chosen' };
  if (delivery.status === 'pending') return { action: 'leave', because: 'pending' };
  if (status !== 'all' && status !== delivery.status) return { action: 'leave', because: 'not_chosen' };
  return { action: 'send_again', deliveryId: delivery.id, eventId: event.eventId, was: delivery.status };
}

/** What a replay has done, or would do. */
export interface ReplayCounts {
  /** Deliveries that are sent again, by the status that they had. */
  readonly failed: number;
  readonly abandoned: number;
  readonly delivered: number;
  /** Deliveries that are created, of events that had none. */
  readonly created: number;
  /** Deliveries that were on their way already, and are left alone. */
  readonly pending: number;
}

export const NO_REPLAY: ReplayCounts = { failed: 0, abandoned: 0, delivered: 0, created: 0, pending: 0 };

/** What the steps lead to if nothing else happens meanwhile. */
export function countSteps(steps: readonly ReplayStep[]): ReplayCounts {
  const countOf = (isCounted: (step: ReplayStep) => boolean): number => steps.filter(isCounted).length;
  const sentAgain = (status: EndedStatus): number =>
    countOf((step) => step.action === 'send_again' && step.was === status);
  return {
    failed: sentAgain('failed'),
    abandoned: sentAgain('abandoned'),
    delivered: sentAgain('delivered'),
    created: countOf(({ action }) => action === 'create'),
    pending: countOf((step) => step.action === 'leave' && step.because === 'pending'),
  };
}

export function addCounts(a: ReplayCounts, b: ReplayCounts): ReplayCounts {
  return {
    failed: a.failed + b.failed,
    abandoned: a.abandoned + b.abandoned,
    delivered: a.delivered + b.delivered,
    created: a.created + b.created,
    pending: a.pending + b.pending,
  };
}
