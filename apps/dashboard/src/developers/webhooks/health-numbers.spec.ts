import { describe, expect, it } from '@jest/globals';
import { endpointState } from './endpoint-state.ts';
import { countText, percentText } from './health-numbers.ts';

describe('The health of an endpoint', () => {
  it('says when a count reached its limit', () => {
    expect(countText(9999, { count_limit: 10_000 })).toBe('9,999');
    expect(countText(10_000, { count_limit: 10_000 })).toBe('10,000 or more');
  });

  it.each([
    [null, '–'],
    [1, '100 %'],
    [0.99999, '99.9 %'],
    [0.5, '50 %'],
    [0, '0 %'],
  ])('shows the share %j as %s', (share, text) => {
    expect(percentText(share)).toBe(text);
  });

  it('is failing only while it is enabled', () => {
    const since = '2026-11-26T12:00:00.000Z';
    expect(endpointState({ status: 'enabled', failing_since: since })).toBe('failing');
    expect(endpointState({ status: 'disabled', failing_since: since })).toBe('disabled');
    expect(endpointState({ status: 'enabled', failing_since: null })).toBe('enabled');
  });
});
