import { describe, expect, it } from '@jest/globals';
import { type AssetUsage, preventingUsages } from './asset-usage.ts';

const set = (id: string): AssetUsage => ({ kind: 'ppt_set', id, name: `Set ${id}` });
const deployment: AssetUsage = { kind: 'deployment', id: 'release', name: 'web' };

describe('the deletion of assets', () => {
  it('is prevented by what uses them', () => {
    const usages = new Map([['slide', [set('deck')]]]);
    expect(preventingUsages(['slide', 'other'], usages)).toEqual(new Map([['slide', [set('deck')]]]));
  });

  it('is not prevented by what is deleted together with them', () => {
    const usages = new Map([['slide', [set('deck')]]]);
    expect(preventingUsages(['slide', 'deck'], usages).size).toBe(0);
    expect(preventingUsages(['deck', 'slide'], usages).size).toBe(0);
  });

  it('is prevented by what cannot be deleted itself, in whatever order they are named', () => {
    const usages = new Map([
      ['slide', [set('deck'), set('kept')]],
      ['deck', [deployment]],
      ['lonely', [set('deck')]],
    ]);
    for (const ids of [
      ['slide', 'deck', 'lonely'],
      ['lonely', 'deck', 'slide'],
    ]) {
      const prevented = preventingUsages(ids, usages);
      expect([...prevented.keys()].sort()).toEqual(['deck', 'lonely', 'slide']);
      expect(prevented.get('lonely')).toEqual([set('deck')]);
    }
  });
});
