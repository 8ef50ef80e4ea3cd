import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readGuideline } from '@livery/brand-governance-infrastructure';
import { openDeck } from './deck.ts';
import { withMeasuredInspector } from './measured-inspector.ts';
import { Random } from './random.ts';
import { MUTATIONS, runMutations } from './run-mutations.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const COUNT = 10 * MUTATIONS.length;
const deck = openDeck('brand-faults.pptx', readFileSync(path.join(root, 'samples/brand-faults.pptx')));

// The thread runs what the build made.
beforeAll(async () => {
  await promisify(execFile)(process.execPath, [path.join(root, 'tools/build/build.ts')]);
});

describe('a deck that was damaged', () => {
  it('is judged or refused with a documented code, in time, and twice alike, however it was damaged', async () => {
    const guideline = await readGuideline({}, new Date(0));
    const { failures, summaries } = await withMeasuredInspector((inspect) =>
      runMutations({ decks: [deck], guideline, count: COUNT, seed: 7, inspect, onProgress: () => undefined }),
    );
    expect(failures.map(({ number, mutation, problem }) => ({ number, mutation, problem }))).toEqual([]);
    const answers = summaries.flatMap((summary) => [...summary.answers.keys()]);
    expect([...new Set(answers)]).toEqual(
      expect.arrayContaining(['judged', 'file_corrupt', 'not_ooxml', 'dtd_forbidden']),
    );
  }, 120_000);

  it('is damaged in the same way by the same seed', () => {
    const damaged = (seed: number) =>
      MUTATIONS.map(({ apply }) => Buffer.from(apply(deck, new Random(seed))).toString('base64'));
    expect(damaged(1)).toEqual(damaged(1));
    expect(damaged(1)).not.toEqual(damaged(2));
  });
});
