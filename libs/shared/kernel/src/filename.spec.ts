import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { hasAtMost } from './characters.ts';
import { checkedFilename, fileStem } from './filename.ts';

const refusal = expect.objectContaining({ code: 'parameter_invalid', param: 'filename' });

describe('the name of a file', () => {
  it.each([
    ['nothing', ''],
    ['spaces alone', '  '],
    ['a folder', '../secret.pdf'],
    ['a folder of Windows', '..\\secret.pdf'],
    ['a relative folder', '..'],
    ['NUL', 'a\0.pdf'],
    ['a line break', 'a\n.pdf'],
    ['a mark that writes from the right', 'fdp.\u202excod.exe'],
    ['half of a character', 'a\ud800.pdf'],
    ['256 characters', 'a'.repeat(256)],
  ])('cannot be %s', (_, name) => {
    expect(() => checkedFilename(name)).toThrow(refusal);
  });

  it('can have letters of any script, emoji, and 255 characters', () => {
    for (const name of ['Übersicht.pptx', '港.png', 'שלום.pdf', '🚢.png', '.profile', '🚢'.repeat(255)]) {
      expect(checkedFilename(name)).toBe(name);
    }
  });

  it('is composed, so that names which look the same are the same', () => {
    expect(checkedFilename('U\u0308bersicht.pdf')).toBe('\u00dcbersicht.pdf');
  });

  it('is refused, or stays as it is when it is checked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const once = accepted(name);
        return once === null || checkedFilename(once) === once;
      }),
    );
  });
});

describe('the stem of a file name', () => {
  it.each([
    ['harbour-at-dawn.png', 'harbour-at-dawn'],
    ['backup.tar.gz', 'backup.tar'],
    ['.profile', '.profile'],
    ['notes', 'notes'],
    ['version 1. The long story', 'version 1. The long story'],
    [' .pdf', ' .pdf'],
  ])('of %s is %s', (filename, stem) => {
    expect(fileStem(filename)).toBe(stem);
  });

  it('is never blank, and has at most 200 whole characters', () => {
    expect(fileStem(`${'🚢'.repeat(250)}.png`)).toBe('🚢'.repeat(200));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const filename = accepted(name);
        return filename === null || (fileStem(filename).trim() !== '' && hasAtMost(fileStem(filename), 200));
      }),
    );
  });
});

function accepted(name: string): string | null {
  try {
    return checkedFilename(name);
  } catch {
    return null;
  }
}
