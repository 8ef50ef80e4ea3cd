import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { editDistance } from './edit-distance.ts';
import { permittedErrors, similarWords, wordsOneErrorAway } from './typing-errors.ts';

describe('the edit distance', () => {
  it.each([
    ['logo', 'logo', 0],
    ['logo', 'lgoo', 1],
    ['logo', 'loga', 1],
    ['logo', 'log', 1],
    ['logo', 'logos', 1],
    ['presentation', 'persentatoin', 2],
    ['brand', 'report', 6],
    ['', 'abc', 3],
    ['𝒳a', 'a𝒳', 1],
  ])('of %s and %s is %d', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance);
  });

  it('is the same in both directions, at most the length of the longer word, and zero for equal words only', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
    fc.assert(
      fc.property(text, text, (left, right) => {
        const distance = editDistance(left, right);
        expect(distance).toBe(editDistance(right, left));
        expect(distance).toBeLessThanOrEqual(Math.max(left.length, right.length));
        expect(distance === 0).toBe(left === right);
      }),
    );
  });
});

describe('a word with typing errors', () => {
  it.each([
    ['ab', 0],
    ['abc', 1],
    ['abcde', 1],
    ['abcdef', 2],
    ['2024', 0],
    ['年報年報', 0],
    ['логотип', 2],
  ])('%s may have %d of them', (word, errors) => {
    expect(permittedErrors(word)).toBe(errors);
  });

  it('of up to five letters comes about by one error from a word that is looked up', () => {
    const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'x', 'y', 'z'), minLength: 3, maxLength: 5 });
    fc.assert(
      fc.property(letters, letters, (word, meant) => {
        expect(wordsOneErrorAway(word).includes(meant)).toBe(editDistance(word, meant) === 1);
      }),
      {
        examples: [
          ['logo', 'lgoo'],
          ['logo', 'log'],
          ['logo', 'logos'],
          ['logo', 'logo'],
        ],
      },
    );
  });

  it('means the most similar words, the most frequent of them first', () => {
    const known = [
      { word: 'template', assets: 5 },
      { word: 'temple', assets: 50 },
      { word: 'templates', assets: 9 },
      { word: 'tempalte', assets: 1 },
      { word: 'report', assets: 100 },
    ];
    expect(similarWords('tempalte', known)).toEqual(['template', 'temple', 'templates']);
  });
});
