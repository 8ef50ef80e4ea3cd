import { describe, expect, it } from '@jest/globals';
import type { DocumentChange } from '@livery/office-model';
import { sampleFinding } from '../testing/sample-finding.ts';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import { suspectsOf } from './suspects.ts';

const COLOR: DocumentChange = { kind: 'color', surface: 'text', from: 0, to: { slot: null, rgb: 1 } };
const LANGUAGE: DocumentChange = { kind: 'language', from: 'de', to: 'en' };
const FOOTER: DocumentChange = { kind: 'footer', placeholder: 'ftr', text: null };
const THEME: DocumentChange = { kind: 'theme_color', slot: 'accent1', from: 0, to: 1 };
const HEADER: DocumentChange = { kind: 'table_header' };
const MARGINS: DocumentChange = { kind: 'margins', to: { left: 1 } };
const SLIDE: DocumentChange = { kind: 'remove', what: 'slide' };
const inherited = (...properties: readonly string[]): DocumentChange => ({ kind: 'direct_formatting', properties });

const proposal = (location: string, change: DocumentChange = COLOR): FixProposal => ({
  edit: { part: '/', location, change },
  findings: [location],
  removal: false,
});

const RUN = 'slide[1]/shape[2]/paragraph[0]/run[0]';
const CAUSE = 'layout[Title]/shape[1]';

const suspected = (
  written: readonly FixProposal[],
  { type = 'contrast.text', repetitions = 0, locations = [RUN, CAUSE], places = [RUN] } = {},
) =>
  [...suspectsOf([{ finding: sampleFinding({ type, locations }), places }], written, () => [], repetitions)].map(
    ({ edit }) => edit.location,
  );

describe('what may have caused a finding', () => {
  it.each<[string, readonly FixProposal[], readonly string[]]>([
    ['the same run', [proposal(RUN), proposal('slide[1]/shape[2]/paragraph[0]/run[1]')], [RUN]],
    ['the same shape', [proposal('slide[1]/shape[2]'), proposal('slide[1]/shape[3]')], ['slide[1]/shape[2]']],
    ['a footer of the slide', [proposal('slide[1]', FOOTER), proposal('theme[0]/color[accent1]', THEME)], ['slide[1]']],
    ['the cause of the finding', [proposal(CAUSE), proposal('slide[1]/shape[3]')], [CAUSE]],
    ['the same slide', [proposal('slide[1]/shape[3]'), proposal('slide[2]/shape[2]')], ['slide[1]/shape[3]']],
    ['what many places share', [proposal('slide[2]'), proposal('master[0]/shape[0]')], ['master[0]/shape[0]']],
    [
      'all that can',
      [proposal('slide[3]'), proposal('slide[4]'), proposal('slide[5]', LANGUAGE)],
      ['slide[3]', 'slide[4]'],
    ],
  ])('is %s', (_, written, locations) => {
    expect(suspected(written)).toEqual(locations);
  });

  it('is nothing that cannot cause it', () => {
    const theme = proposal('theme[0]/color[accent1]', THEME);
    expect(suspected([proposal(RUN, LANGUAGE), theme])).toEqual([theme.edit.location]);
  });

  it('is the colour of the theme that the finding names, and all of them if it names none', () => {
    const themed = (slot: string, to: number): FixProposal =>
      proposal(`theme[0]/color[${slot}]`, { kind: 'theme_color', slot, from: 0, to });
    const written = [themed('dk1', 0x112233), themed('accent1', 0x445566)];
    const named = (actualColor: string): readonly string[] => {
      const finding = { ...sampleFinding({ type: 'contrast.text', locations: [RUN] }), actualColor };
      const suspects = suspectsOf([{ finding, places: [RUN] }], written, () => [], 0);
      return [...suspects].map(({ edit }) => edit.location);
    };
    expect(named('#112233')).toEqual(['theme[0]/color[dk1]']);
    expect(named('#000000')).toEqual(['theme[0]/color[dk1]', 'theme[0]/color[accent1]']);
  });

  it('is sought at each new place, and only there', () => {
    const others = ['slide[3]/shape[1]', 'slide[4]/shape[1]'];
    const written = [proposal('slide[1]/shape[2]'), ...others.map((place) => proposal(place))];
    const facts = { locations: [RUN, ...others], places: [RUN, 'slide[4]/shape[1]'] };
    expect(suspected(written, facts)).toEqual(['slide[1]/shape[2]', 'slide[4]/shape[1]']);
  });

  it('is sought at all places of a finding of which only the cause is new', () => {
    expect(suspected([proposal(RUN), proposal('slide[3]')], { places: [CAUSE] })).toEqual([RUN]);
  });

  it('is of the removals of one finding only the one that stood there', () => {
    const removed = ['slide[1]/shape[2]', 'slide[4]/shape[2]'];
    const written = removed.map((location) => proposal(location, { kind: 'remove_shape' }));
    const fresh = { finding: sampleFinding({ type: 'shape.overlap', locations: [RUN] }), places: [RUN] };
    expect([...suspectsOf([fresh], written, () => removed, 0)]).toEqual(written.slice(0, 1));
  });

  it('is sought where it stands after slides before it were removed', () => {
    const written = [proposal('slide[0]', SLIDE), proposal('slide[1]', FOOTER), proposal('slide[2]', FOOTER)];
    expect(suspected(written)).toEqual(['slide[2]']);
  });

  it.each<[string, readonly FixProposal[], readonly string[]]>([
    [
      'font.unapproved',
      [proposal('body/paragraph[3]/run[0]', inherited('sz', 'rFonts'))],
      ['body/paragraph[3]/run[0]'],
    ],
    ['font.unapproved', [proposal('body/paragraph[3]/run[0]', inherited('color'))], []],
    ['contrast.text', [proposal('body/paragraph[2]/table[0]', HEADER)], ['body/paragraph[2]/table[0]']],
    ['shape.off_slide', [proposal('section[0]/margins', MARGINS)], ['section[0]/margins']],
  ])('of a text document, here of type %s, is what it has the effect of', (type, written, locations) => {
    const place = 'body/paragraph[3]/run[0]';
    const innocent = proposal('body/paragraph[1]', { kind: 'text', start: 0, end: 1, from: 'a', to: 'b' });
    const guilty = proposal('doc_defaults', { kind: 'font', slot: 'latin', from: 'a', to: { kind: 'inherited' } });
    const rest = locations.length === 0 ? [guilty] : [];
    expect(suspected([...written, innocent, ...rest], { type, locations: [place], places: [place] })).toEqual(
      locations.length === 0 ? ['doc_defaults'] : locations,
    );
  });

  it('is all that can when the round was repeated, and everything when it was repeated again', () => {
    const written = [proposal('slide[1]/shape[2]'), proposal('slide[2]/shape[0]'), proposal('slide[2]', LANGUAGE)];
    expect(suspected(written, { repetitions: 1 })).toEqual(['slide[1]/shape[2]', 'slide[2]/shape[0]']);
    expect(suspected(written, { repetitions: 2 })).toHaveLength(3);
  });
});
