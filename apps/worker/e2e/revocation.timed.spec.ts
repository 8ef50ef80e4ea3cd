import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { poll } from '@livery/testing';
import { type Composition, COMPOSITIONS } from './compositions.ts';
import { REVOCATIONS, statusFor, type Subject } from './revocations.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

/** The promised time from the response to a revocation until the credential is refused. */
const WITHIN_MS = 1_000;
/** A process that receives announcements of revocations is faster than this. Without them its cache would keep the credential. */
const ANNOUNCED_WITHIN_MS = 400;
/** How long the test waits for a refusal, so that it can report how late it came. */
const TIMEOUT_MS = 10_000;
const ROUNDS = 3;

/** Lets every API cache the credential, revokes it, and measures how long each API still accepts it, in milliseconds. */
async function delaysOf(subject: Subject, { apis }: Composition): Promise<readonly number[]> {
  for (const origin of [...apis, ...apis]) expect(await statusFor(subject, origin)).toBe(200);
  await subject.revoke();
  const answered = performance.now();
  return Promise.all(
    apis.map(async (origin) => {
      const isRefused = async (): Promise<boolean> => (await statusFor(subject, origin)) === subject.refusal;
      await poll('the refusal', isRefused, TIMEOUT_MS, 1);
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

  it.each(Object.entries(REVOCATIONS))('refuses within a second at every API %s', async (__, revocation) => {
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const origin of composition.apis) {
        rounds.push(await delaysOf(await revocation(composition, origin), composition));
      }
    }
    expect(Math.max(...rounds.flat())).toBeLessThan(WITHIN_MS);
    for (const index of composition.apis.keys()) {
      expect(Math.min(...rounds.map((delays) => delays[index] ?? Infinity))).toBeLessThan(ANNOUNCED_WITHIN_MS);
    }
  });
});
