import { describe, expect, it } from '@jest/globals';
import { causeInWords, counted, differenceInWords, placesLeftOut, slidesInWords, whereInWords } from './words.ts';

describe('words of a report', () => {
  it('names causes as people know them', () => {
    expect(causeInWords({ kind: 'theme', name: '0' })).toBe('The theme');
    expect(causeInWords({ kind: 'theme', name: '1' })).toBe('The theme of slide master 2');
    expect(causeInWords({ kind: 'layout', name: 'Title Only' })).toBe('The layout “Title Only”');
    expect(causeInWords({ kind: 'layout', name: null })).toBe('The layouts of these slides');
    expect(causeInWords({ kind: 'style', name: '<b>' })).toBe('The style “<b>”');
    expect(causeInWords({ kind: 'of_later', name: 'x' })).toBe('of_later “x”');
  });

  it('counts slides from 1, and joins those that follow each other', () => {
    expect(slidesInWords([0])).toBe('slide 1');
    expect(slidesInWords([1, 3, 4, 5, 11, 12])).toBe('slides 2, 4 to 6, 12 and 13');
    expect(slidesInWords(Array.from({ length: 20 }, (_one, index) => index * 2))).toMatch(/, 23 and 8 more$/);
  });

  it('counts one in the singular', () => {
    expect([1, 2, 1000].map((count) => counted(count, 'new place'))).toEqual([
      '1 new place',
      '2 new places',
      '1,000 new places',
    ]);
  });

  it('says where a finding shows', () => {
    const nowhere = { slide_indexes: [], page_numbers: [], page_number: null, locations: [] };
    expect(whereInWords({ ...nowhere, slide_indexes: [2] })).toBe('slide 3');
    expect(whereInWords({ ...nowhere, page_numbers: [2, 3], page_number: 2 })).toBe('pages 2 and 3');
    expect(whereInWords({ ...nowhere, page_number: 7 })).toBe('page 7');
    const notes = [0, 0, 4].map((slide) => `slide[${slide}]/notes/paragraph[0]/run[0]`);
    expect(whereInWords({ ...nowhere, locations: notes })).toBe('notes of slides 1 and 5');
    expect(whereInWords(nowhere)).toBeNull();
  });

  it('says how many places are not listed', () => {
    const locations = ['slide[1]', 'slide[2]', 'slide[3]', '… and 16 more'];
    const cut = { slide_indexes: [1, 2, 3], page_numbers: [], page_number: null, locations };
    expect(whereInWords(cut)).toBe('slides 2 to 4, and 16 more places');
    expect([cut, { locations: ['slide[1]'] }, { locations: [] }].map(placesLeftOut)).toEqual([16, 0, 0]);
  });

  it('says how far colours are apart', () => {
    expect([0.5, 4, 24].map(differenceInWords)).toEqual([
      'not visibly different',
      'slightly different',
      'clearly different',
    ]);
  });
});
