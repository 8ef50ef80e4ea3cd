import { describe, expect, it } from '@jest/globals';
import { type AttemptOutcome, unsendable } from './attempt.ts';
import { assertAcceptsDeliveries, concludeExtraAttempt } from './extra-attempt.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const FAILURE: AttemptOutcome = unsendable(NOW, 'No signing secret.');

describe('an attempt outside the schedule', () => {
  it('makes a delivery delivered if it succeeds', () => {
    expect(concludeExtraAttempt({ ...FAILURE, succeeded: true, error: null }, NOW)).toEqual({
      status: 'delivered',
      nextRetryAt: null,
      completed: NOW,
    });
  });

  it('leaves the state as it is if it fails', () => {
    expect(concludeExtraAttempt(FAILURE, NOW)).toBeNull();
  });

  it.each([
    ['a deleted', null, /was deleted/],
    ['a disabled', { status: 'disabled' }, /is disabled/],
  ] as const)('is refused for %s endpoint', (_, endpoint, message) => {
    expect(() => assertAcceptsDeliveries(endpoint)).toThrow(message);
    expect(() => assertAcceptsDeliveries(endpoint)).toThrow(expect.objectContaining({ code: 'resource_conflict' }));
  });

  it('is allowed for an enabled endpoint', () => {
    expect(() => assertAcceptsDeliveries({ status: 'enabled' })).not.toThrow();
  });
});
