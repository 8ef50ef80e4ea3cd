import { describe, expect, it } from '@jest/globals';
import { addCounts, countSteps, NO_REPLAY, planReplay, type ReplayCandidate, type ReplayStatus } from './replay.ts';

const event = { eventId: 'event', type: 'brand.check.completed', position: 7 };
type Status = NonNullable<ReplayCandidate['delivery']>['status'];
const missing: ReplayCandidate = { ...event, isTest: false, delivery: null };
const withDelivery = (status: Status): ReplayCandidate => ({
  ...missing,
  delivery: { id: 'delivery', status, sequence: 1 },
});
const plan = (candidate: ReplayCandidate, status: ReplayStatus = 'all', enabledEvents = ['brand.*']) =>
  planReplay(candidate, { status, enabledEvents });

describe('a replay', () => {
  it.each([
    ['failed', 'failed', true],
    ['failed', 'abandoned', false],
    ['failed', 'delivered', false],
    ['abandoned', 'abandoned', true],
    ['abandoned', 'failed', false],
    ['missing', 'failed', false],
    ['missing', 'abandoned', false],
    ['missing', 'delivered', false],
    ['all', 'failed', true],
    ['all', 'abandoned', true],
    ['all', 'delivered', true],
  ] as const)('of %s deliveries sends a %s one again: %s', (chosen, was, isSent) => {
    expect(plan(withDelivery(was), chosen)).toEqual(
      isSent
        ? { action: 'send_again', deliveryId: 'delivery', eventId: 'event', was }
        : { action: 'leave', because: 'not_chosen' },
    );
  });

  it.each(['failed', 'abandoned', 'all'] as const)('of %s deliveries leaves pending ones alone', (chosen) => {
    expect(plan(withDelivery('pending'), chosen)).toEqual({ action: 'leave', because: 'pending' });
  });

  it('of missing ones does not count those that are on their way', () => {
    expect(plan(withDelivery('pending'), 'missing')).toEqual({ action: 'leave', because: 'not_chosen' });
  });

  it('of all deliveries sends one again although the endpoint no longer wants the type of its event', () => {
    expect(plan(withDelivery('delivered'), 'all', ['font.*'])).toMatchObject({ action: 'send_again' });
  });

  it('creates the delivery of an event that has none only if these are chosen and the endpoint wants it', () => {
    expect(plan(missing)).toEqual({ action: 'create', event });
    expect(plan(missing, 'missing')).toEqual({ action: 'create', event });
    expect(plan(missing, 'all', ['font.*'])).toEqual({ action: 'leave', because: 'not_wanted' });
    expect(plan(missing, 'missing', ['font.*'])).toEqual({ action: 'leave', because: 'not_wanted' });
    expect(plan(missing, 'failed')).toEqual({ action: 'leave', because: 'not_chosen' });
  });

  it('never sends a test event again', () => {
    expect(plan({ ...missing, isTest: true }, 'all', ['*'])).toEqual({ action: 'leave', because: 'test_event' });
    expect(plan({ ...withDelivery('failed'), isTest: true })).toEqual({ action: 'leave', because: 'test_event' });
  });

  it('counts what its steps lead to', () => {
    const candidates = (['failed', 'abandoned', 'delivered', 'delivered', 'pending'] as const).map(withDelivery);
    const counts = countSteps([...candidates, missing].map((candidate) => plan(candidate)));
    expect(counts).toEqual({ failed: 1, abandoned: 1, delivered: 2, created: 1, pending: 1 });
    expect(addCounts(counts, counts)).toEqual({ failed: 2, abandoned: 2, delivered: 4, created: 2, pending: 2 });
    expect(addCounts(counts, NO_REPLAY)).toEqual(counts);
  });
});
