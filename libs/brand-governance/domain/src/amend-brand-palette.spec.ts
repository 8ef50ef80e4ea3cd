import { describe, expect, it } from '@jest/globals';
import { publicId } from '@livery/kernel';
import { amendBrandPalette, type BrandPaletteChange } from './amend-brand-palette.ts';
import { defineBrandPalette } from './define-brand-palette.ts';

const created = new Date('2026-01-01T00:00:00Z');
const at = new Date('2026-02-02T00:00:00Z');
const ids = ['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`);
const idsFrom = (first: number) => {
  let next = first;
  return (): string => ids[(next += 1) - 1] ?? '';
};
const palette = defineBrandPalette(
  { name: 'House', colors: [{ hex: '#111111' }, { hex: '#222222' }, { hex: '#111111', name: 'Again' }] },
  { id: 'p', at: created, newId: idsFrom(0) },
);

const amend = (change: BrandPaletteChange) => amendBrandPalette(palette, change, { at, newId: idsFrom(3) });
const idsOf = (change: BrandPaletteChange) => amend(change).colors.map(({ id }) => ids.indexOf(id));

describe('changing a palette', () => {
  it('keeps what is left out, raises the revision and sets the time', () => {
    expect(amend({ tolerance: 5 })).toEqual({ ...palette, tolerance: 5, revision: 2, updated: at });
  });

  it('returns the same palette when nothing changes', () => {
    expect(amend({})).toBe(palette);
    expect(amend({ colors: palette.colors.map(({ name, hex }) => ({ name, hex })) })).toBe(palette);
  });

  it.each([
    [
      'a stored one with the same value, each once',
      [{ hex: '#111111' }, { hex: '#111111' }, { hex: '#111111' }],
      [0, 2, 3],
    ],
    ['itself in another case', [{ hex: '#222222', name: 'Grey' }], [1]],
    [
      'the one it names, whatever its value',
      [{ id: publicId('col', ids[1] ?? ''), hex: '#111111' }, { hex: '#222222' }],
      [1, 3],
    ],
  ])('gives a colour the id of %s', (_, colors, expected) => {
    expect(idsOf({ colors })).toEqual(expected);
  });
});
