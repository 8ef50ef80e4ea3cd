import { describe, expect, it } from '@jest/globals';
import { eventTypeFilter } from './event-type-filter.ts';

describe('the filter on event types', () => {
  it('matches one type', () => {
    expect(eventTypeFilter('brand.check.completed')).toEqual({ match: 'exact', type: 'brand.check.completed' });
  });

  it('matches all types that begin with a prefix', () => {
    expect(eventTypeFilter('brand.check.*')).toEqual({ match: 'prefix', prefix: 'brand.check.' });
  });

  it.each(['', '*', '.*', 'brand.', 'brand..check', 'Brand.check', 'brand.*.completed', "brand'--", 'a'.repeat(101)])(
    'refuses %j',
    (text) => {
      expect(() => eventTypeFilter(text)).toThrow(
        expect.objectContaining({ code: 'parameter_invalid', param: 'type' }),
      );
    },
  );
});
