import { describe, expect, it } from '@jest/globals';
import { groupsOf } from './event-types.ts';

describe('Event types', () => {
  it('are grouped by area, behind the pattern of all of them', () => {
    expect(groupsOf(['cms.link.deleted', 'brand.b.x', 'cms.asset.created', 'brand.a.x'])).toEqual([
      { group: 'cms', items: ['cms.*', 'cms.asset.created', 'cms.link.deleted'] },
      { group: 'brand', items: ['brand.*', 'brand.a.x', 'brand.b.x'] },
    ]);
  });
});
