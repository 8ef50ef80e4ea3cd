import { describe, expect, it } from '@jest/globals';
import type { Finding } from '../finding.ts';
import { sampleFinding } from '../testing/sample-finding.ts';
import { originOf, slidesOfFinding } from './finding-origin.ts';

function origin(locations: readonly string[], facts: Partial<Finding> = {}) {
  const finding = sampleFinding({ locations, ...facts });
  return originOf(finding, slidesOfFinding(finding));
}

describe('where one change settles a finding', () => {
  it.each([
    ['theme[0]/color[accent4]', 'theme', '0'],
    ['master[1]/text_style[body]/level[2]', 'master', '1'],
    ['layout[Title Only]/shape[0]', 'layout', 'Title Only'],
    ['layout[Cover [2026] / long]/shape[0]', 'layout', 'Cover [2026] / long'],
    ['layout[<b>"]', 'layout', '<b>"'],
    ['style[Quote]', 'style', 'Quote'],
    ['abstract_numbering[0]/level[0]', 'numbering', '0'],
    ['table_style[Medium Style 2]', 'table_style', 'Medium Style 2'],
  ])('is at %s', (location, kind, name) => {
    expect(origin(['slide[3]/shape[2]', location])).toEqual({ kind, name, location });
  });

  it.each([['slide[3]/shape[2]'], ['body/paragraph[34]/shape[0]'], ['part[/docProps/core.xml]'], ['package']])(
    'is nowhere else for %s',
    (location) => {
      expect(origin([location])).toBeNull();
    },
  );

  it('is the layouts together when several slides show what their layouts lack', () => {
    const locations = ['slide[1]', 'slide[2]'];
    expect(origin(locations, { source: 'layout' })).toEqual({ kind: 'layout', name: null, location: null });
    expect(origin(['slide[1]'], { source: 'layout', slideIndex: 1 })).toBeNull();
  });

  it.each<[string, Partial<Finding>]>([
    ['a title', { type: 'title.missing' }],
    ['a layout', { type: 'layout.unknown_layout' }],
    ['a footer that the layouts offer', { type: 'footer.missing', detail: 'Not shown: Insert ▸ Header & Footer.' }],
  ])('is nowhere else for %s that several slides lack', (_, facts) => {
    expect(origin(['slide[1]', 'slide[2]'], { source: 'layout', ...facts })).toBeNull();
  });
});

describe('the slides of a finding', () => {
  it('are those of all locations, each once and ascending', () => {
    const locations = ['slide[10]/shape[0]', 'slide[2]/shape[1]', 'slide[10]/shape[3]', '… and 7 more'];
    expect(slidesOfFinding(sampleFinding({ slideIndex: 10, locations }))).toEqual([2, 10]);
  });

  it('are none for what is in speaker notes, and the one that has the notes', () => {
    const of = (location: string) => slidesOfFinding(sampleFinding({ slideIndex: 2, locations: [location] }));
    expect(of('slide[2]/notes/paragraph[0]/run[0]')).toEqual([]);
    expect(of('slide[2]/notes')).toEqual([2]);
  });
});
