import { describe, expect, it } from '@jest/globals';
import { refusalOf } from './refused-file.ts';

describe('refusalOf', () => {
  it.each(['deck.pptx', 'Deck.PPTX', 'template.potx', 'macros.pptm', 'letter.docx', 'letter.dotx', 'a.b.docm'])(
    'lets %s be sent',
    (name) => {
      expect(refusalOf({ name, size: 1000 })).toBeNull();
    },
  );

  it.each([
    ['old.ppt', /Office 2003/],
    ['old.doc', /Office 2003/],
    ['talk.key', /Export/],
    ['page.pdf', /no file of PowerPoint or Word/],
    ['folder', /no file of PowerPoint or Word/],
  ])('refuses %s', (name, reason) => {
    expect(refusalOf({ name, size: 1000 })).toMatch(reason);
  });

  it('refuses files that are empty or too large', () => {
    expect(refusalOf({ name: 'deck.pptx', size: 0 })).toMatch(/empty/);
    expect(refusalOf({ name: 'deck.pptx', size: 52_428_800 })).toBeNull();
    expect(refusalOf({ name: 'deck.pptx', size: 60_000_000 })).toBe(
      'The file has 58 MB. At most 50 MB can be checked.',
    );
    expect(refusalOf({ name: 'deck.pptx', size: 52_428_801 })).toMatch(/has 51 MB/);
  });
});
