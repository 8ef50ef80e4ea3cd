import { describe, expect, it } from '@jest/globals';
import { countLocations } from './count-locations.ts';
import { firstLocations } from './judging/occurrence-locations.ts';

describe('the number of locations', () => {
  it.each([1, 2, 200, 201, 5_000])('is found again in a list of %d that was shortened', (count) => {
    const locations = firstLocations(Array.from({ length: count }, (_, index) => `slide[${index}]`));
    expect(countLocations(locations)).toBe(count);
  });

  it('is one for a finding on the whole file, which may have no location', () => {
    expect(countLocations([])).toBe(1);
  });
});
