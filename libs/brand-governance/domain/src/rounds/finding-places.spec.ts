import { describe, expect, it } from '@jest/globals';
import type { DocumentEdit } from '@livery/office-model';
import { sampleFinding } from '../testing/sample-finding.ts';
import { FindingPlaces, type Found } from './finding-places.ts';

const at = (...locations: readonly string[]) => sampleFinding({ locations, occurrences: locations.length });
const text = (location: string): DocumentEdit => ({
  part: '/',
  location,
  change: { kind: 'text', start: 0, end: 1, from: 'a', to: '' },
});

describe('a finding is new', () => {
  it('at a place where none of its type stood, whatever its id and its value', () => {
    const places = FindingPlaces.of([at('slide[0]/shape[0]'), at('slide[0]/shape[1]')]);
    const moved = sampleFinding({ id: 'x', locations: ['slide[0]/shape[0]', 'slide[0]/shape[2]'] });
    const changed = sampleFinding({ id: 'y', locations: ['slide[0]/shape[1]'], actualColor: '#FFFFFF' });
    expect(places.newAmong([moved, changed])).toEqual([{ finding: moved, places: ['slide[0]/shape[2]'] }]);
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

describe('a text that is hard to read', () => {
  const RUN = 'slide[0]/shape[0]/paragraph[0]/run[0]';
  const faint = (contrast: number, ...locations: readonly string[]): Found => ({
    ...{ type: 'contrast.text', actualColor: '#DDDD77', occurrences: 1 },
    ...{ contrast, locations },
  });
  const worse = (before: readonly Found[], after: Found, edits: readonly DocumentEdit[] = []): readonly string[] =>
    FindingPlaces.of(before)
      .after(edits)
      .newAmong([after])
      .flatMap(({ places }) => places);

  it('is new where it could be read, or be read better', () => {
    expect(worse([], faint(2, RUN))).toEqual([RUN]);
    expect(worse([faint(2, RUN)], faint(1.9, RUN))).toEqual([RUN]);
    expect(worse([faint(2, RUN)], faint(2, RUN))).toEqual([]);
    expect(worse([faint(2, RUN)], faint(2.1, RUN))).toEqual([]);
  });

  it('is not new if only its colour is set elsewhere', () => {
    expect(worse([faint(2, RUN)], faint(2, RUN, 'layout[Title]/shape[0]'))).toEqual([]);
    expect(worse([faint(2, RUN, 'theme[0]/color[dk1]')], faint(1, RUN, 'theme[0]/color[dk1]'))).toEqual([RUN]);
  });

  it('is compared with the worst run of its paragraph if the text of that was changed', () => {
    const before = [faint(3, RUN), faint(2, 'slide[0]/shape[0]/paragraph[0]/run[1]')];
    const edits = [text('slide[0]/shape[0]/paragraph[0]')];
    expect(worse(before, faint(2.5, RUN))).toEqual([RUN]);
    expect(worse(before, faint(2.5, RUN), edits)).toEqual([]);
    expect(worse(before, faint(1.5, RUN), edits)).toEqual([RUN]);
  });
});
