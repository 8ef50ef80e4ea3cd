import { expect, it } from '@jest/globals';
import { assertQuickForHostileTexts } from './hostile-texts.ts';

it('a parser of quadratic time is found, with the shape that it is slow for', async () => {
  await expect(assertQuickForHostileTexts((text) => / +:/.exec(text))).rejects.toThrow('many " ": ');
});

it('a parser that refuses everything is quick', async () => {
  await assertQuickForHostileTexts((text) => {
    throw new Error(text.slice(0, 9));
  });
});
