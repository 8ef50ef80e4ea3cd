import { feedCursorInvalid } from '@livery/delivery-domain';
import { DomainError, parsePublicId, publicId } from '@livery/kernel';
import { type ListEventsQuery, MAX_WAIT_SECONDS } from './list-events.query.ts';

const START = 'start';
const NOT_WITH_AFTER = ['starting_after', 'ending_before', 'delivery_success'] as const;

/** The request of one page of the feed. */
export interface EventFeedRequest {
  /** The UUID of the event after which to read; null: from the oldest event. */
  readonly after: string | null;
  readonly waitSeconds: number;
}

/**
 * Null if the query asks for the list and not for the feed.
 * @throws DomainError `parameter_invalid` for parameters that do not fit together, `cursor_invalid` for text that is no cursor
 */
export function eventFeedRequest(query: ListEventsQuery): EventFeedRequest | null {
  const { after } = query;
  const waitSeconds = secondsOf(query.wait);
  if (after === undefined) {
    if (waitSeconds > 0) throw refused('wait', 'wait requires after.');
    return null;
  }
  for (const param of NOT_WITH_AFTER) {
    if (query[param] !== undefined) throw refused(param, `Give after or ${param}, not both.`);
  }
  return { after: after === START ? null : uuidOf(after), waitSeconds };
}

/** The address of the next page: the same query, with the place that was reached. */
export function nextFeedPath(query: ListEventsQuery, cursor: string | null): string {
  const texts = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const next = new URLSearchParams(texts);
  next.set('after', cursor === null ? START : publicId('evt', cursor));
  return `/events?${next.toString()}`;
}

function secondsOf(wait: unknown = '0'): number {
  const seconds = typeof wait === 'string' && /^\d{1,2}$/.test(wait) ? Number(wait) : NaN;
  if (!(seconds <= MAX_WAIT_SECONDS)) {
    throw refused('wait', `wait must be a whole number of seconds from 0 to ${MAX_WAIT_SECONDS}.`);
  }
  return seconds;
}

function uuidOf(after: string): string {
  const uuid = parsePublicId('evt', after);
  if (uuid === undefined) throw feedCursorInvalid();
  return uuid;
}

function refused(param: string, message: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
