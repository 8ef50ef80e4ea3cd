import { describe, expect, it } from '@jest/globals';
import { WHOLE_FILE } from '@livery/office-model';
import { MAX_LOCATIONS } from '../finding.ts';
import { locationsOf } from './occurrence-locations.ts';

describe('the locations of a finding', () => {
  it('list equal locations once, and then the other locations', () => {
    const locations = [{ address: WHOLE_FILE }, { address: WHOLE_FILE }];
    expect(locationsOf(locations, ['slide[1]', 'package'])).toEqual(['package', 'slide[1]']);
  });

  it('say how many locations are left out, the other locations included', () => {
    const others = Array.from({ length: MAX_LOCATIONS + 5 }, (_, index) => `slide[${index}]`);
    const locations = locationsOf([{ address: WHOLE_FILE }], others);
    expect(locations).toHaveLength(MAX_LOCATIONS + 1);
    expect(locations.at(-1)).toBe('… and 6 more');
  });
});
