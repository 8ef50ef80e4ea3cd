// Only this suite sends every operation what the contract forbids: spoiled values, damaged documents, ids of other records.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSeed } from '@livery/office-testing';
import { ApiContract } from '@livery/testing';
import fc from 'fast-check';
import { documentedOperations } from './documented-operations.ts';
import { FittingValues } from './fitting-values.ts';
import { type FuzzRequest, fuzzRequests } from './fuzz-requests.ts';
import { type FuzzWorld, startFuzzWorld } from './fuzz-world.ts';
import { isForbidden } from './request-oracle.ts';
import { sendRequest } from './send-request.ts';

/** The number of requests to each operation. `npm run fuzz` sets a larger number, and a new seed for each run. */
const CASES = Number(process.env['FUZZ_CASES'] ?? 40);
const USUAL_SEED = 20_261_120;
const SEED = Number(process.env['FUZZ_SEED'] ?? runSeed(USUAL_SEED));
const TIMEOUT_MS = 20_000 + 200 * CASES;

/** Prefixes of operations that cannot succeed: only the worker creates deliveries, no example has a secret for a token, and no one is signed in. */
const NEEDS_OTHERS = ['/webhook_deliveries/', '/oauth/', '/sessions'];

/** The share of operations that may randomly have no successful request. A seed that is drawn may have less luck than the usual one. */
const MOST_REFUSED = SEED === USUAL_SEED ? 0.2 : 0.3;

const contract = ApiContract.checkedIn();
const operations = documentedOperations(contract);
const succeeded = new Set<string>();
let sent = 0;
let world: FuzzWorld;

beforeAll(async () => {
  world = await startFuzzWorld();
});

afterAll(() => world.close());

describe('a random request to an operation', () => {
  it.each(operations)(
    'gets a documented response without an internal error, and is refused if the document forbids it: $name',
    async (operation) => {
      const ids = [...world.ids, ...(await world.newIds(operation.path))];
      const values = new FittingValues(contract, ids, world.documents);
      const property = fc.asyncProperty(fuzzRequests(operation, values), async (request: FuzzRequest) => {
        const { status } = await sendRequest(world.clientFor(operation.path, request.credential), operation, request);
        sent += 1;
        if (status < 400) succeeded.add(operation.name);
        expect(status).toBeLessThan(500);
        if (isForbidden(contract, operation, request)) expect(status).toBeGreaterThanOrEqual(400);
      });
      await fc.assert(property, { numRuns: CASES, seed: SEED, endOnFailure: CASES > 100 });
    },
    TIMEOUT_MS,
  );

  /** This test runs last, since it evaluates the requests of the others. */
  it('succeeds at least once for most operations', () => {
    console.log(`${sent} requests to ${operations.length} operations, seed ${SEED}`);
    const possible = operations.filter(({ path }) => !NEEDS_OTHERS.some((prefix) => path.startsWith(prefix)));
    const refused = possible.map(({ name }) => name).filter((name) => !succeeded.has(name));
    expect(refused.slice(Math.floor(possible.length * MOST_REFUSED))).toEqual([]);
  });
});
