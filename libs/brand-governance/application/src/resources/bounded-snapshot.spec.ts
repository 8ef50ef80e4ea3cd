import { describe, expect, it } from '@jest/globals';
import { boundedSnapshot } from './bounded-snapshot.ts';

describe('the snapshot of a set in an event', () => {
  it('is the set itself', () => {
    const set = { object: 'list', data: ['a'] };
    expect(boundedSnapshot(set, { url: '/api/v1/brand_rules' })).toEqual({ object: set });
  });

  it('is the address of the set past 256 KiB, counted in bytes', () => {
    const set = { object: 'list', data: ['ä'.repeat(131_072)] };
    expect(boundedSnapshot(set, { url: '/api/v1/brand_rules' })).toEqual({
      object: { object: 'list', url: '/api/v1/brand_rules' },
      truncated: true,
    });
  });

  it('is named by its id, too, where it has one', () => {
    const set = { id: 'pal_state_1', object: 'brand_palette_state', palettes: ['a'.repeat(262_144)] };
    expect(boundedSnapshot(set, { id: set.id, url: '/api/v1/brand_palettes' })).toEqual({
      object: { id: 'pal_state_1', object: 'brand_palette_state', url: '/api/v1/brand_palettes' },
      truncated: true,
    });
  });
});
