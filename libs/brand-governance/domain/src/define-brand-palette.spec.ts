import { describe, expect, it } from '@jest/globals';
import { type BrandPaletteDraft, defineBrandPalette } from './define-brand-palette.ts';

const id = '00000000-0000-7000-8000-00000000000a';
const at = new Date('2026-01-01T00:00:00Z');

function define(draft: Partial<BrandPaletteDraft>) {
  let made = 0;
  const newId = (): string => `new-${(made += 1)}`;
  return defineBrandPalette({ name: 'House', colors: [], ...draft }, { id, at, newId, param: 'data[0]' });
}

describe('a palette', () => {
  it('takes defaults, writes its colours in upper case and numbers them', () => {
    expect(
      define({
        colors: [
          { hex: '#0f4c81' },
          { id: 'col_0000000000000000000001', name: 'Orange', hex: '#F26B21', sortOrder: 9 },
        ],
      }),
    ).toMatchObject({
      role: 'primary',
      tolerance: 2,
      allowBrandShades: true,
      sortOrder: 0,
      colors: [
        { id: 'new-1', name: '#0F4C81', hex: '#0F4C81', sortOrder: 0 },
        { id: '00000000-0000-0000-0000-000000000001', name: 'Orange', hex: '#F26B21', sortOrder: 9 },
      ],
    });
  });

  it.each([
    ['role', { role: 'tertiary' }, 'data[0].role'],
    ['tolerance', { tolerance: Number.NaN }, 'data[0].tolerance'],
    ['sort order', { sortOrder: 1.5 }, 'data[0].sort_order'],
    ['colour', { colors: [{ hex: '#000000' }, { hex: '0F4C81' }] }, 'data[0].colors[1].hex'],
    ['number of colours', { colors: Array.from({ length: 101 }, () => ({ hex: '#000000' })) }, 'data[0].colors'],
  ] satisfies [string, Partial<BrandPaletteDraft>, string][])('with a bad %s is refused by name', (_, draft, param) => {
    expect(() => define(draft)).toThrow(expect.objectContaining({ code: 'parameter_invalid', param }));
  });

  it('without a name is refused', () => {
    expect(() => define({ name: ' ' })).toThrow(
      expect.objectContaining({ code: 'parameter_missing', param: 'data[0].name' }),
    );
  });
});
