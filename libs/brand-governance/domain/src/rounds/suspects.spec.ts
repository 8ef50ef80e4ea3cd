import { describe, expect, it } from '@jest/globals';
import type { DocumentChange } from '@livery/office-model';
import { sampleFinding } from '../testing/sample-finding.ts';
import type { FixProposal } from '../fixing/propose-fixes.ts';
import { suspectsOf } from './suspects.ts';

const COLOR: DocumentChange = { kind: 'color', surface: 'text', from: 0, to: { slot: null, rgb: 1 } };
const LANGUAGE: DocumentChange = { kind: 'language', from: 'de', to: 'en' };
const FOOTER: DocumentChange = { kind: 'footer', placeholder: 'ftr', text: null };
const THEME: DocumentChange = { kind: 'theme_color', slot: 'accent1', from: 0, to: 1 };

const proposal = (location: string, change: DocumentChange = COLOR): FixProposal => ({
  edit: { part: '/', location, change },
  findings: [location],
  removal: false,
});

const RUN = 'slide[1]/shape[2]/paragraph[0]/run[0]';
const unreadable = sampleFinding({ type: 'contrast.text', locations: [RUN, 'layout[Title]/shape[1]'] });

const suspected = (written: readonly FixProposal[], takesAll = false, places: readonly string[] = []) =>
  [...suspectsOf([unreadable], written, () => places, takesAll)].map(({ edit }) => edit.location);

describe('what may have caused a finding', () => {
  it.each<[string, readonly FixProposal[], readonly string[]]>([
    ['the same shape', [proposal('slide[1]/shape[2]'), proposal('slide[1]/shape[3]')], ['slide[1]/shape[2]']],
    ['a footer of the slide', [proposal('slide[1]', FOOTER), proposal('theme[0]/color[accent1]', THEME)], ['slide[1]']],
    [
      'the cause of the finding',
      [proposal('layout[Title]/shape[1]'), proposal('slide[1]/shape[3]')],
      ['layout[Title]/shape[1]'],
    ],
    ['the same slide', [proposal('slide[1]/shape[3]'), proposal('slide[2]/shape[2]')], ['slide[1]/shape[3]']],
    ['what many places share', [proposal('slide[2]'), proposal('master[0]/shape[0]')], ['master[0]/shape[0]']],
    ['the later half', [proposal('slide[3]'), proposal('slide[4]')], ['slide[4]']],
  ])('is %s', (_, written, locations) => {
    expect(suspected(written)).toEqual(locations);
  });

  it('is nothing that cannot cause it', () => {
    expect(suspected([proposal(RUN, LANGUAGE), proposal('theme[0]/color[accent1]', THEME)])).toEqual([
      'theme[0]/color[accent1]',
    ]);
  });

  it('is all of the near ones when only one round is left', () => {
    const written = [proposal('slide[1]/shape[2]'), proposal('slide[1]/shape[3]'), proposal('slide[2]/shape[0]')];
    expect(suspected(written, true)).toEqual(['slide[1]/shape[2]', 'slide[1]/shape[3]']);
  });
});
