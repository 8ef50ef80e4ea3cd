import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { countOne, type Counts, reportCounts, sumCounts } from '../build/check-counts.ts';
import { provePythonLibrary } from '../python-library/prove.ts';
import { type ServedApi, serveApi } from '../schemathesis/served-api.ts';
import { tryGenerators } from './generators/try-generators.ts';
import { makePythonClient, type PythonClient } from './python-client.ts';

const PROGRAM = path.join(import.meta.dirname, 'check_deck.py');
/** The names of tests. */
const LIBRARY = 'the Python library';
const PYTHON = 'OpenAPI Generator for Python';
const DECK = path.resolve(import.meta.dirname, '../../samples/brand-faults.pptx');

/** `npm run test:clients` uses the packed Python library, and clients that it generates from `openapi.json`. */
const counts: Counts[] = [];
await withBenchmarkPostgres(async (url) => {
  const api = await serveApi(url);
  try {
    // It compares all checks, so that it comes before other programs make some.
    counts.push(await attempt(PYTHON, () => tryPython(api)));
    counts.push(await attempt(LIBRARY, () => provePythonLibrary(api)));
    counts.push(...(await tryGenerators(api)));
  } finally {
    await api.close();
  }
});
const total = sumCounts(counts);
await reportCounts(total);
if (total.failed > 0) process.exitCode = 1;

async function attempt(name: string, work: () => Promise<void>): Promise<Counts> {
  try {
    await work();
    return countOne(name, true);
  } catch (error) {
    console.error(error);
    return countOne(name, false);
  }
}

async function tryPython(api: ServedApi): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-clients-'));
  try {
    await checkDeck(await makePythonClient(directory), api);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** @throws AssertionError if the output of the program differs from the data of the service */
async function checkDeck(client: PythonClient, api: ServedApi): Promise<void> {
  const key = await api.key();
  const list = async (address: string): Promise<readonly Listed[]> => {
    const response = await fetch(`${api.origin}/api/v1${address}`, { headers: { authorization: `Bearer ${key}` } });
    const body: unknown = await response.json();
    assert(isList(body), `GET ${address} answers with no list.`);
    return body.data;
  };
  const printed = await client.run(PROGRAM, [DECK], { LIVERY: api.origin, KEY: key });
  console.log(printed);

  const rules = await list('/brand_rules');
  const [check] = await list('/brand_checks');
  const findings = check?.findings ?? [];
  assert(rules.length > 5 && findings.length > 5);
  assert.deepEqual(JSON.parse(printed), {
    rules: rules.map(({ id }) => id),
    check: check?.id,
    findings: Object.fromEntries(findings.map(({ id, severity }) => [id, severity])),
    kept: findings.length,
    recent: [check?.id],
    older: [],
    event: 'brand.check.completed',
    known: true,
    unknown: false,
    missing: 'resource_missing',
  });
}

interface Listed {
  readonly id: string;
  readonly findings?: readonly { readonly id: string; readonly severity: string }[];
}

function isList(body: unknown): body is { readonly data: readonly Listed[] } {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);
}
