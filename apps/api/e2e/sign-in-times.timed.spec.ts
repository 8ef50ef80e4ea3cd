import { expect, it } from '@jest/globals';
import { assertBelow, timed } from '@livery/testing';
import { addMember, Browser, ORIGIN, signIn } from './people.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const ACCOUNTS = 10;
/** The service delays no more than this number of failures of an email. */
const ROUNDS = 4;
/** Without a hash for unknown emails they would take a tenth of the time. */
const LARGEST_DIFFERENCE = 0.2;
const PASSWORD = 'correct horse battery staple';

/** Fails to sign in, from a network of its own. @returns the duration in milliseconds */
type MeasuredFailure = (email: string) => Promise<number>;

async function startApi(): Promise<TestApi> {
  const api = await startTestApi({ trustedProxies: ['127.0.0.0/8', '::1'] });
  const organization = await api.createOrganization();
  for (let n = 0; n < ACCOUNTS; n += 1) {
    await addMember(organization, `known-${n}@acme.example`, 'viewer');
    const browser = await signIn(api, organization, `known-${n}@acme.example`);
    await browser.send('PUT', '/sessions/current/password', { password: PASSWORD });
  }
  return api;
}

function failuresAt(api: TestApi): MeasuredFailure {
  let networks = 0;
  return async (email) => {
    networks += 1;
    const browser = new Browser(api, ORIGIN, { 'x-forwarded-for': `203.0.113.${networks}` });
    const start = performance.now();
    const { status } = await browser.send('POST', '/sessions', { email, password: 'wrong horse battery staple' });
    const duration = performance.now() - start;
    expect(status).toBe(401);
    return duration;
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

async function mediansOf(failureMs: MeasuredFailure): Promise<readonly [known: number, unknown: number]> {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 0; n < ACCOUNTS; n += 1) {
      known.push(await failureMs(`known-${n}@acme.example`));
      unknown.push(await failureMs(`unknown-${n}@acme.example`));
    }
  }
  return [median(known), median(unknown)];
}

it(
  'takes as long for an unknown email as for a wrong password',
  timed(async () => {
    // Each attempt has a service of its own, which has seen no failure yet.
    const api = await startApi();
    try {
      const [known, unknown] = await mediansOf(failuresAt(api));
      process.stdout.write(`medians of failures: known ${known.toFixed(1)} ms, unknown ${unknown.toFixed(1)} ms\n`);
      assertBelow(Math.abs(known - unknown) / Math.max(known, unknown), LARGEST_DIFFERENCE);
    } finally {
      await api.close();
    }
  }),
);
