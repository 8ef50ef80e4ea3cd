import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit } from '@livery/office-model';
import { sampleFinding } from '../testing/sample-finding.ts';
import { FindingPlaces } from './finding-places.ts';

const at = (...locations: readonly string[]) => sampleFinding({ locations, occurrences: locations.length });
const text = (location: string): DocumentEdit => ({
  part: '/',
  location,
  change: { kind: 'text', start: 0, end: 1, from: 'a', to: '' },
});

describe('a finding is new', () => {
  it('at a place where none of its type stood, whatever its id and its value', () => {
    const places = FindingPlaces.of([at('slide[0]/shape[0]'), at('slide[0]/shape[1]')]);
    const [moved, changed] = [at('slide[0]/shape[0]', 'slide[0]/shape[2]'), at('slide[0]/shape[1]')];
    expect(
      places.newAmong([
        { ...moved, id: 'x' },
        { ...changed, id: 'y', actualColor: '#FFFFFF' },
      ]),
    ).toEqual([{ finding: { ...moved, id: 'x' }, places: ['slide[0]/shape[2]'] }]);
  });

  it('at a place where one of another type stood', () => {
    const places = FindingPlaces.of([at('slide[0]')]);
    expect(places.newAmong([{ ...at('slide[0]'), type: 'contrast.text' }])).toHaveLength(1);
  });

  it('in the runs of a paragraph with a changed text only if the paragraph had none', () => {
    const places = FindingPlaces.of([at('slide[0]/shape[0]/paragraph[0]/run[1]')]).after([
      text('slide[0]/shape[0]/paragraph[0]'),
      text('slide[0]/shape[0]/paragraph[1]'),
    ]);
    expect(places.newAmong([at('slide[0]/shape[0]/paragraph[0]/run[0]')])).toEqual([]);
    expect(places.newAmong([at('slide[0]/shape[0]/paragraph[1]/run[0]')])).toHaveLength(1);
  });

  it('if its type occurs more often, when it did not list all of its places before', () => {
    const many = { ...at('slide[0]', '… and 5 more'), occurrences: 6 };
    const places = FindingPlaces.of([many]);
    expect(places.newAmong([{ ...at('slide[9]'), occurrences: 6 }])).toEqual([]);
    expect(places.newAmong([{ ...at('slide[9]'), occurrences: 7 }])).toHaveLength(1);
  });
});
