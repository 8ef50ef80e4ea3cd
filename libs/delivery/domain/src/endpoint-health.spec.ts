import { describe, expect, it } from '@jest/globals';
import { judgeEndpointHealth } from './endpoint-health.ts';

const now = new Date('2026-11-20T09:00:00Z');
const HOURS_MS = 3_600_000;
const since = (hours: number): { readonly failingSince: Date } => ({
  failingSince: new Date(now.getTime() - hours * HOURS_MS),
});
const healthy = { failingSince: null };

describe('the health of an endpoint', () => {
  it('changes with the first failure', () => {
    expect(judgeEndpointHealth(healthy, 'failed', now)).toBe('begins_to_fail');
  });

  it('is to be reported after an hour of failures only, and the endpoint is to be disabled after five days', () => {
    expect(judgeEndpointHealth(since(0.99), 'failed', now)).toBe('none');
    expect(judgeEndpointHealth(since(1), 'failed', now)).toBe('keeps_failing');
    expect(judgeEndpointHealth(since(119.9), 'failed', now)).toBe('keeps_failing');
    expect(judgeEndpointHealth(since(120), 'failed', now)).toBe('has_failed_for_days');
  });

  it('is over at once when the endpoint answers 410', () => {
    expect(judgeEndpointHealth(healthy, 'gone', now)).toBe('is_gone');
  });
});
