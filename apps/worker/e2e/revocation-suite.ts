import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { publicId } from '@livery/kernel';
import { assertBelow, poll, timed } from '@livery/testing';
import type { Composition } from './compositions.ts';
import { newMember, uuidOf } from './members.ts';
import { Operator } from './operator.ts';
import type { OperatedService, Subject } from './revocation.ts';
import { REVOCATIONS, statusFor } from './revocations.ts';
import { START_TIMEOUT_MS } from './three-processes.ts';

/** The promised time from the response to a revocation until the credential is refused. */
const WITHIN_MS = 1_000;
/** A process that receives announcements of revocations is faster than this. Without them its cache would keep the credential. */
const ANNOUNCED_WITHIN_MS = 250;
/** How long the test waits for a refusal, so that it can report how late it came. */
const TIMEOUT_MS = 10_000;
const ROUNDS = 3;

/** The suite on revocations, which must pass with every composition of processes. */
export function describeRevocation(compositions: Readonly<Record<string, () => Promise<Composition>>>): void {
  describe.each(Object.entries(compositions))('%s', (name, start) => {
    let service: OperatedService;
    const greatest = new Map<string, number>();

    beforeAll(async () => {
      const composition = await start();
      const operator = await Operator.open(composition.databaseUrl, composition.secretKeys);
      service = { ...composition, operator };
    }, START_TIMEOUT_MS);

    afterAll(async () => {
      await service.operator[Symbol.asyncDispose]();
      await service[Symbol.asyncDispose]();
      const lines = [...greatest].map(([what, ms]) => `  ${String(Math.ceil(ms)).padStart(4)} ms  ${what}\n`);
      process.stdout.write(`${name}: the latest refusal after the revocation of\n${lines.join('')}`);
    }, START_TIMEOUT_MS);

    it.each(Object.entries(REVOCATIONS))(
      'refuses within a second at every API %s',
      timed(async (what, revocation) => {
        const rounds: (readonly number[])[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          for (const origin of service.apis) {
            rounds.push(await delaysOf(await revocation(service, origin), service));
          }
        }
        const slowest = Math.max(...rounds.flat());
        greatest.set(what, slowest);
        assertBelow(slowest, WITHIN_MS);
        for (const index of service.apis.keys()) {
          assertBelow(Math.min(...rounds.map((delays) => delays[index] ?? Infinity)), ANNOUNCED_WITHIN_MS);
        }
      }),
    );

    it(
      'ends within a second at every API the stream of a job whose reader signs out',
      timed(async () => {
        const rounds: number[] = [];
        for (const origin of service.apis) {
          const { organization, browser, token } = await newMember(service, origin);
          const job = publicId('job', await service.operator.startJob(uuidOf(organization)));
          const ends = await Promise.all(
            service.apis.map((api) => openStream(`${api}/api/v1/jobs/${job}/events`, token)),
          );
          await browser.send(origin, 'DELETE', browser.session);
          const answered = performance.now();
          rounds.push(...(await Promise.all(ends.map(async (end) => (await end()) - answered))));
        }
        const slowest = Math.max(...rounds);
        greatest.set('a session, in a stream', slowest);
        assertBelow(slowest, WITHIN_MS);
      }),
    );
  });
}

/** Opens a stream, and reads its first event. @returns what reads it to its end, and returns when that came */
async function openStream(url: string, secret: string): Promise<() => Promise<number>> {
  const { body } = await fetch(url, { headers: { authorization: `Bearer ${secret}` } });
  const reader = body?.getReader();
  expect(await reader?.read()).toMatchObject({ done: false });
  return async () => {
    while ((await reader?.read())?.done === false);
    return performance.now();
  };
}

/** Lets every API cache the credential, revokes it, and measures how long each API still accepts it, in milliseconds. */
async function delaysOf(subject: Subject, { apis }: OperatedService): Promise<readonly number[]> {
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
