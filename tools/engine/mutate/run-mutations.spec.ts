import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { openDeck } from './deck.ts';
import { Random } from './random.ts';
import { MUTATIONS } from './run-mutations.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../../samples/brand-faults.pptx');

it('damages a deck in the same way by the same seed, and in another way by another', () => {
  const deck = openDeck('brand-faults.pptx', readFileSync(SAMPLE));
  const damaged = (seed: number) =>
    MUTATIONS.map(({ apply }) => Buffer.from(apply(deck, new Random(seed))).toString('base64'));
  expect(damaged(1)).toEqual(damaged(1));
  expect(damaged(1)).not.toEqual(damaged(2));
});
