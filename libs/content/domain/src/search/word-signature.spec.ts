import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { beginningSignature, wordSignature } from './word-signature.ts';

const words = fc.array(fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 12 });

/** Whether a signature has all bits of another one. */
const has = (signature: string, other: string): boolean => (BigInt(signature) & BigInt(other)) === BigInt(other);

describe('the signature of a set of words', () => {
  // Rows keep signatures. With other bits, the assets that are stored already would no longer be found.
  it.each([
    [['report'], '1099545444354', '-4607173485268025336'],
    [['quarterly', 'sales', 'report'], '3642771112198', '-571803838665605112'],
    [['größe'], '144115190223865856', '4767834261757657088'],
    [['年度'], '72058710729426944', '72058710729426944'],
    [['🦊'], '2199291724800', '0'],
  ])('never changes: of %j', (set, ofWords, ofBeginnings) => {
    expect([wordSignature(set), beginningSignature(set)]).toEqual([ofWords, ofBeginnings]);
  });

  it('has the bits of each word, and of each beginning of two characters and more', () => {
    fc.assert(
      fc.property(words, fc.nat(), (set, choice) => {
        const word = set[choice % set.length] ?? '';
        expect(has(wordSignature(set), wordSignature([word]))).toBe(true);
        const characters = Array.from(word);
        for (let length = 1; length <= characters.length; length += 1) {
          const beginning = characters.slice(0, length).join('');
          expect(has(beginningSignature(set), beginningSignature([beginning]))).toBe(true);
        }
      }),
    );
  });

  it('lacks bits of most other words', () => {
    const set = ['quarterly', 'sales', 'report', 'template', 'brand', 'final'];
    const others = Array.from({ length: 2_000 }, (_, number) => `other${number}`);
    expect(others.filter((other) => has(wordSignature(set), wordSignature([other]))).length).toBeLessThan(80);
  });

  it('is a signed number of 64 bits', () => {
    fc.assert(
      fc.property(words, (set) => {
        expect(BigInt.asIntN(64, BigInt(wordSignature(set))).toString()).toBe(wordSignature(set));
      }),
    );
    expect(wordSignature([])).toBe('0');
    expect(beginningSignature(['a'])).toBe('0');
  });
});
