import type { Job, ReplayDeliveriesRequest } from '@livery/sdk';

export const REPLAY_STATUSES = [
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
  readonly status: string;
}

/** A time as a field shows it, such as `2026-11-20T09:14:05`. */
export function fieldTime(date: Date): string {
  const local = new Date(date.getTime() - date.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 19);
}

/** The draft as the body of a request. */
export function replayOf({ since, until, status }: ReplayDraft, isDryRun: boolean): ReplayDeliveriesRequest {
  return {
    since: timeOf(since),
    ...(until !== '' && { until: timeOf(until) }),
    status,
    dry_run: isDryRun,
  };
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

/** The result of a replay. */
export function countsOf(result: Job['result']): ReplayCounts {
  const counted = PARTS.map(([field, label]) => ({ label, count: numberOf(result?.[field]) }));
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
