import { describe, expect, it } from '@jest/globals';
import { amendFont } from './amend-font.ts';
import { defineFont } from './define-font.ts';

const created = new Date('2026-01-01T00:00:00Z');
const at = new Date('2026-02-02T00:00:00Z');
const file = { filename: 'a.ttf', contentType: 'font/ttf', sizeBytes: 9, sha256: 'ab', embeddable: true };
const font = defineFont({ name: 'Inter', file, uploadedBy: 'key_1', metadata: { a: '1' } }, { id: 'f', at: created });

describe('changing a font', () => {
  it('keeps what is left out, with its file and its origin, and raises the revision', () => {
    const change = { name: 'Inter Bold', weight: 700, metadata: { b: '2' } };
    expect(amendFont(font, change, { at })).toEqual({
      ...font,
      name: 'Inter Bold',
      weight: 700,
      metadata: { a: '1', b: '2' },
      revision: 2,
      updated: at,
    });
  });

  it('returns the same font when nothing changes', () => {
    expect(amendFont(font, { name: 'Inter', metadata: { c: '' } }, { at })).toBe(font);
  });

  it('refuses what a new font could not have', () => {
    expect(() => amendFont(font, { weight: 0 }, { at })).toThrow(expect.objectContaining({ param: 'weight' }));
  });
});
