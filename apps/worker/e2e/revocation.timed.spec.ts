import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { type Composition, COMPOSITIONS } from './compositions.ts';
import { REVOCATIONS, statusFor, type Subject } from './revocations.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

/** What is promised of every revocation, from the answer to it until the first refusal. */
const WITHIN_MS = 1_000;
/** Whoever hears of revocations is quicker than this; without them, what is remembered would last for longer. */
const HEARD_WITHIN_MS = 400;
/** How long the test waits in order to tell how late a refusal came. */
const PATIENCE_MS = 10_000;
const ROUNDS = 3;

/** Makes every API remember the credential, has it taken back, and measures how long each API, in turn, goes on with it. */
async function delaysOf(subject: Subject, { apis }: Composition): Promise<readonly number[]> {
  for (const origin of [...apis, ...apis]) expect(await statusFor(subject, origin)).toBe(200);
  await subject.takeBack();
  const answered = performance.now();
  return Promise.all(
    apis.map(async (origin) => {
      const isRefused = async (): Promise<boolean> => (await statusFor(subject, origin)) === subject.refusal;
      await poll('the refusal', isRefused, PATIENCE_MS, 1);
      return performance.now() - answered;
    }),
  );
}

describe.each(Object.entries(COMPOSITIONS))('%s', (_, start) => {
  let composition: Composition;

  beforeAll(async () => {
    composition = await start();
  }, START_TIMEOUT_MS);

  afterAll(async () => composition[Symbol.asyncDispose](), START_TIMEOUT_MS);

  it.each(Object.entries(REVOCATIONS))('refuses within a second, wherever it is shown, %s', async (__, revocation) => {
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const origin of composition.apis) {
        rounds.push(await delaysOf(await revocation(composition, origin), composition));
      }
    }
    expect(Math.max(...rounds.flat())).toBeLessThan(WITHIN_MS);
    for (const index of composition.apis.keys()) {
      expect(Math.min(...rounds.map((delays) => delays[index] ?? Infinity))).toBeLessThan(HEARD_WITHIN_MS);
    }
  });
});
