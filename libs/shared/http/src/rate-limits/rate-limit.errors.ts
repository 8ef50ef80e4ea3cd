import { DomainError } from '@livery/kernel';

export const rateLimited = (retryAfter: number): DomainError =>
  new DomainError('rate_limited', 'rate_limited', `Too many requests. Try again in ${retryAfter} s.`, { retryAfter });

export const checksLimited = (limit: number): DomainError =>
  concurrencyLimited(
    `At most ${limit} documents of a caller are checked at the same time. Wait until one is finished.`,
  );

export const checksOfOrganizationLimited = (limit: number): DomainError =>
  concurrencyLimited(
    `At most ${limit} documents of an organization are checked at the same time. Wait until one is finished.`,
  );

export const compositionsLimited = (limit: number): DomainError =>
  concurrencyLimited(
    `At most ${limit} presentations of a caller are composed or downloaded at the same time. Wait until one is finished.`,
  );

export const waitsLimited = (limit: number): DomainError =>
  concurrencyLimited(
    `At most ${limit} requests of a caller wait at the same time. Send fewer with "wait", or without it.`,
  );

function concurrencyLimited(message: string): DomainError {
  return new DomainError('rate_limited', 'concurrency_limited', message, { retryAfter: 1 });
}
