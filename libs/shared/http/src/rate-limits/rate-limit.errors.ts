import { DomainError } from '@livery/kernel';

export const rateLimited = (retryAfter: number): DomainError =>
  new DomainError('rate_limited', 'rate_limited', `Too many requests. Try again in ${retryAfter} s.`, { retryAfter });

export const concurrencyLimited = (limit: number): DomainError =>
  new DomainError(
    'rate_limited',
    'concurrency_limited',
    `At most ${limit} documents of a caller are checked at the same time. Wait until one is finished.`,
    { retryAfter: 1 },
  );
