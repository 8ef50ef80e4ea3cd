import { DomainError } from '@livery/kernel';

/** Matches one event type exactly, or all event types that begin with a prefix. */
export type EventTypeFilter =
  { readonly match: 'exact'; readonly type: string } | { readonly match: 'prefix'; readonly prefix: string };

const TYPE = /^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)*$/;
const MAX_LENGTH = 100;

/**
 * Parses `brand.check.completed` or `brand.*`. A type that does not exist is allowed, and matches no event.
 * @throws DomainError `parameter_invalid` for text that cannot be a type
 */
export function eventTypeFilter(text: string): EventTypeFilter {
  const isPrefix = text.endsWith('.*');
  const name = isPrefix ? text.slice(0, -2) : text;
  if (text.length > MAX_LENGTH || !TYPE.test(name)) {
    throw new DomainError(
      'invalid',
      'parameter_invalid',
      'type must be an event type, or a prefix of one followed by ".*".',
      {
        param: 'type',
      },
    );
  }
  return isPrefix ? { match: 'prefix', prefix: `${name}.` } : { match: 'exact', type: name };
}
