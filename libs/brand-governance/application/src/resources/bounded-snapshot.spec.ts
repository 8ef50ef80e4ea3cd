import { describe, expect, it } from '@jest/globals';
import { boundedSnapshot } from './bounded-snapshot.ts';

describe('the snapshot of a set in an event', () => {
  it('is the set itself', () => {
    const set = { object: 'list', data: ['a'] };
    expect(boundedSnapshot(set, '/api/v1/brand_rules')).toEqual({ object: set });
  });

  it('is the address of the set past 256 KiB, counted in bytes', () => {
    const set = { object: 'list', data: ['ä'.repeat(131_072)] };
    expect(boundedSnapshot(set, '/api/v1/brand_rules')).toEqual({
      object: { object: 'list', url: '/api/v1/brand_rules' },
      truncated: true,
    });
  });
});
