import { describe, expect, it } from '@jest/globals';
import { WHOLE_FILE } from '@livery/office-model';
import { MAX_LOCATIONS } from '../finding.ts';
import { locationsOf } from './occurrence-locations.ts';

describe('the locations of a finding', () => {
  it('name what is written alike once, and what stands beside it', () => {
    const locations = [{ address: WHOLE_FILE }, { address: WHOLE_FILE }];
    expect(locationsOf(locations, ['slide[1]', 'package'])).toEqual(['package', 'slide[1]']);
  });

  it('say how many are left out, of what stands beside it too', () => {
    const others = Array.from({ length: MAX_LOCATIONS + 5 }, (_, index) => `slide[${index}]`);
    const locations = locationsOf([{ address: WHOLE_FILE }], others);
    expect(locations).toHaveLength(MAX_LOCATIONS + 1);
    expect(locations.at(-1)).toBe('… and 6 more');
  });
});
