import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { addMember, Browser, ORIGIN, signIn } from './people.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const ACCOUNTS = 10;
/** The service delays no more than this number of failures of an email. */
const ROUNDS = 4;
/** Without a hash for unknown emails they would take a tenth of the time. */
const LARGEST_DIFFERENCE = 0.2;
const PASSWORD = 'correct horse battery staple';

let api: TestApi;
let networks = 0;

beforeEach(async () => {
  networks = 0;
  api = await startTestApi({ trustedProxies: ['127.0.0.0/8', '::1'] });
  const organization = await api.createOrganization();
  for (let n = 0; n < ACCOUNTS; n += 1) {
    await addMember(organization, `known-${n}@acme.example`, 'viewer');
    const browser = await signIn(api, organization, `known-${n}@acme.example`);
    await browser.send('PUT', '/sessions/current/password', { password: PASSWORD });
  }
});

afterEach(() => api.close());

/** Fails to sign in, from a network of its own. @returns the duration in milliseconds */
async function failureMs(email: string): Promise<number> {
  networks += 1;
  const browser = new Browser(api, ORIGIN, { 'x-forwarded-for': `203.0.113.${networks}` });
  const start = performance.now();
  const { status } = await browser.send('POST', '/sessions', { email, password: 'wrong horse battery staple' });
  const duration = performance.now() - start;
  expect(status).toBe(401);
  return duration;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

it('takes as long for an unknown email as for a wrong password', async () => {
  const [known, unknown]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (let n = 0; n < ACCOUNTS; n += 1) {
      known.push(await failureMs(`known-${n}@acme.example`));
      unknown.push(await failureMs(`unknown-${n}@acme.example`));
    }
  }
  const [ofKnown, ofUnknown] = [median(known), median(unknown)];
  const text = `known ${ofKnown.toFixed(1)} ms, unknown ${ofUnknown.toFixed(1)} ms`;
  process.stdout.write(`medians of ${known.length} failures each: ${text}\n`);
  expect(Math.abs(ofKnown - ofUnknown) / Math.max(ofKnown, ofUnknown)).toBeLessThan(LARGEST_DIFFERENCE);
});
