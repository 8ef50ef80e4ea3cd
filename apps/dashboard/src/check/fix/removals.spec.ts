import { describe, expect, it } from '@jest/globals';
import { fixedIds } from './removals.ts';

const FINDINGS = [
  { id: 'a', type: 'color.off_palette', auto_fixable: true },
  { id: 'b', type: 'notes.present', auto_fixable: true },
  { id: 'c', type: 'font.unapproved', auto_fixable: false },
];

describe('fixedIds', () => {
  it('leaves out what cannot be fixed, and what removes content', () => {
    expect(fixedIds(FINDINGS, { removals: false })).toEqual(['a']);
  });

  it('removes content that was asked for', () => {
    expect(fixedIds(FINDINGS, { removals: true })).toEqual(['a', 'b']);
  });
});
