import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { openDocument } from './intact-document.ts';
import { Random } from './random.ts';
import { MUTATIONS } from './run-mutations.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../../samples/brand-faults.pptx');

it('damages a document in the same way for the same seed, and in another way for another seed', () => {
  const document = openDocument('brand-faults.pptx', readFileSync(SAMPLE));
  const damaged = (seed: number) =>
    MUTATIONS.map(({ apply }) => Buffer.from(apply(document, new Random(seed))).toString('base64'));
  expect(damaged(1)).toEqual(damaged(1));
  expect(damaged(1)).not.toEqual(damaged(2));
});
