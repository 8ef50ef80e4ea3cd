import { describe, expect, it } from '@jest/globals';
import { reportSearchOf } from './report-search.ts';

describe('reportSearchOf', () => {
  it('takes what a report can show', () => {
    const search = { view: 'places', severity: 'high', category: 'color', fixable: true };
    expect(reportSearchOf(search)).toEqual(search);
    expect(reportSearchOf({ view: 'compare', with: 'brand_check_0354Lu8GNeo8BESyvjSw5v' })).toEqual({
      view: 'compare',
      with: 'brand_check_0354Lu8GNeo8BESyvjSw5v',
    });
  });

  it('drops what it does not know, and what is so anyway', () => {
    expect(reportSearchOf({ view: 'causes' })).toEqual({});
    expect(reportSearchOf({ view: 'x', severity: 1, category: '<b>', fixable: 'no', with: 'evt_1' })).toEqual({});
  });
});
