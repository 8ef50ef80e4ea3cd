import { describe, expect, it } from '@jest/globals';
import { checkSearchOf } from './check-search.ts';

describe('checkSearchOf', () => {
  it('takes the version before, and drops what is none', () => {
    const search = { baseline: 'brand_check_0354Lu8GNeo8BESyvjSw5v', document: 'reviews/quarterly' };
    expect(checkSearchOf(search)).toEqual(search);
    expect(checkSearchOf({ baseline: 'evt_1', document: '' })).toEqual({});
    expect(checkSearchOf({ document: 'x'.repeat(201) })).toEqual({});
  });
});
