import type { Job, ReplayDeliveriesRequest, WebhookDelivery, WebhookEndpoint } from '@livery/sdk';

const DAY_MS = 86_400_000;
/** An event is a moment older than its delivery. */
const EVENT_LEAD_MS = 60_000;

export const NOT_ARRIVED = { value: 'not_arrived', label: 'Everything that has not arrived' } as const;

export const REPLAY_CHOICES = [
  NOT_ARRIVED,
  { value: 'failed', label: 'Failed deliveries' },
  { value: 'abandoned', label: 'Abandoned deliveries' },
  { value: 'missing', label: 'Events that were never sent' },
  { value: 'all', label: 'All of these, and delivered ones again' },
] as const;

/** What the form of a replay holds. The times are those of fields, in the time zone of the browser. */
export interface ReplayDraft {
  readonly since: string;
  /** Empty: until now. */
  readonly until: string;
  /** One of the choices. */
  readonly status: string;
}

/** All that has not arrived: since the oldest of it, or since a day ago if there is nothing. */
export function firstReplay(
  { missed_since: missed }: Pick<WebhookEndpoint, 'missed_since'>,
  undelivered: readonly Pick<WebhookDelivery, 'created'>[],
  now: number,
): ReplayDraft {
  const times = undelivered.map(({ created }) => Date.parse(created) - EVENT_LEAD_MS);
  if (missed !== null) times.push(Date.parse(missed));
  const since = times.length === 0 ? now - DAY_MS : Math.min(...times);
  return { since: fieldTime(new Date(since)), until: '', status: NOT_ARRIVED.value };
}

/** A time as a field shows it, such as `2026-11-20T09:14:05`. */
export function fieldTime(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}

/**
 * The draft as bodies of requests. Each is about one status, so that it takes several to send what has not arrived. Of the
 * events that were never sent, these are the missed ones, and not those that the endpoint did not want at that time.
 */
export function replaysOf(
  { since, until, status }: ReplayDraft,
  { missed_since: missed }: Pick<WebhookEndpoint, 'missed_since'>,
  isDryRun: boolean,
): readonly ReplayDeliveriesRequest[] {
  const rest = { ...(until !== '' && { until: timeOf(until) }), dry_run: isDryRun };
  const begin = timeOf(since);
  if (status !== NOT_ARRIVED.value) return [{ since: begin, ...rest, status }];
  const ended = ['failed', 'abandoned'].map((status) => ({ since: begin, ...rest, status }));
  const firstMissed = missed === null || missed < begin ? begin : missed;
  const hasMissed = missed !== null && (rest.until === undefined || firstMissed < rest.until);
  return hasMissed ? [{ since: firstMissed, ...rest, status: 'missing' }, ...ended] : ended;
}

/** Whether the times can be sent. */
export function isComplete({ since, until }: ReplayDraft): boolean {
  return isTime(since) && (until === '' || isTime(until));
}

export interface ReplayCounts {
  /** How many deliveries are sent, again or for the first time. */
  readonly total: number;
  /** What they are, such as `12 failed`. */
  readonly parts: readonly string[];
}

const PARTS = [
  ['failed', 'failed'],
  ['abandoned', 'abandoned'],
  ['delivered', 'delivered before'],
  ['created', 'never sent'],
] as const;

/** The results of replays together. */
export function countsOf(results: readonly Job['result'][]): ReplayCounts {
  const counted = PARTS.map(([field, label]) => ({
    label,
    count: results.reduce((sum, result) => sum + numberOf(result?.[field]), 0),
  }));
  return {
    total: counted.reduce((sum, { count }) => sum + count, 0),
    parts: counted.filter(({ count }) => count > 0).map(({ count, label }) => `${count} ${label}`),
  };
}

function timeOf(field: string): string {
  return new Date(field).toISOString();
}

function isTime(field: string): boolean {
  return !Number.isNaN(Date.parse(field));
}

function numberOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
