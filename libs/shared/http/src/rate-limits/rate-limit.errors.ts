import { DomainError } from '@livery/kernel';

export const rateLimited = (retryAfter: number): DomainError =>
  new DomainError('rate_limited', 'rate_limited', `Too many requests. Try again in ${retryAfter} s.`, { retryAfter });

export const concurrencyLimited = (limit: number): DomainError =>
  new DomainError(
    'rate_limited',
    'concurrency_limited',
    `At most ${limit} documents are judged at a time. Wait for one to end.`,
    { retryAfter: 1 },
  );
