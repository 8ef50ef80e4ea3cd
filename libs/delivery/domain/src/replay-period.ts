import { DomainError } from '@livery/kernel';

/** The events that were created at `since` or later, and before `until`. */
export interface ReplayPeriod {
  readonly since: Date;
  readonly until: Date;
}

export interface RequestedPeriod {
  readonly since: Date;
  /** Default: now. */
  readonly until?: Date | undefined;
}

/**
 * Checks the period of a replay. A period in which nothing happened is allowed.
 * @param keptSince no event that is older is stored
 * @throws DomainError `parameter_invalid` with `param` `since` or `until`
 */
export function replayPeriod({ since, until }: RequestedPeriod, now: Date, keptSince: Date): ReplayPeriod {
  if (since > now) throw invalid('since', 'since must not be in the future.');
  if (since < keptSince) {
    throw invalid('since', `No events from before ${keptSince.toISOString()} are stored. Choose a later since.`);
  }
  if (until === undefined) return { since, until: now };
  if (until > now) {
    throw invalid('until', 'until must not be in the future. Leave it out to replay all events until now.');
  }
  if (until <= since) throw invalid('until', 'until must be later than since.');
  return { since, until };
}

export function isWithin({ since, until }: ReplayPeriod, instant: Date): boolean {
  return instant >= since && instant < until;
}

function invalid(param: 'since' | 'until', message: string): DomainError {
  return new DomainError('invalid', 'parameter_invalid', message, { param });
}
