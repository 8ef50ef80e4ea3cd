import { describe, expect, it } from '@jest/globals';
import { defineFont, type FontDraft } from './define-font.ts';

const context = { id: '00000000-0000-7000-8000-00000000000a', at: new Date('2026-01-01T00:00:00Z') };

describe('a font', () => {
  it('may be registered by its name alone', () => {
    expect(defineFont({ name: 'Inter' }, context)).toMatchObject({
      family: 'Inter',
      style: 'normal',
      weight: 400,
      roles: ['any'],
      scripts: ['latin', 'ea', 'cs'],
      fallbacks: [],
      file: null,
    });
  });

  it.each([
    ['style', { style: 'oblique' }],
    ['weight', { weight: 0 }],
    ['roles', { roles: ['footer'] }],
    ['scripts', { scripts: [] }],
    ['fallbacks', { fallbacks: Array.from({ length: 21 }, () => 'Arial') }],
  ] satisfies [string, Partial<FontDraft>][])('with bad %s is refused by name', (param, draft) => {
    expect(() => defineFont({ name: 'Inter', ...draft }, context)).toThrow(
      expect.objectContaining({ code: 'parameter_invalid', param }),
    );
  });
});
