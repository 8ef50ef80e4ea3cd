// Only here a foreign program reads `openapi.json` and judges every answer by it: headers, media types, methods that are not there.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runSeed } from '@livery/office-testing';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { countOne, type Counts, reportCounts, sumCounts } from '../build/check-counts.ts';
import { OPENAPI_FILE } from '../openapi/openapi-file.ts';
import { countOperations } from './count-operations.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { type ServedApi, serveApi } from './served-api.ts';

const LEAST_REQUESTS = 5_000;
const LONGEST_MS = 1_080_000;
/** A health check judges the generator of requests alone: with some seeds it throws away too many before the first ten. */
const IGNORED_HEALTH_CHECKS = 'filter_too_much';
const HOOKS = path.join(import.meta.dirname, 'hooks.py');
const examples = process.env['SCHEMATHESIS_EXAMPLES'] ?? '40';
const seed = process.env['SCHEMATHESIS_SEED'] ?? String(runSeed(1));

/** The checks of every response. Requests that fit the contract may still be refused for their meaning, so there is no check for that. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'ignored_auth',
];

const directory = await mkdtemp(path.join(tmpdir(), 'livery-schemathesis-'));
const report = path.join(directory, 'junit.xml');

/** `node tools/schemathesis/run.ts [option of Schemathesis …]` sends thousands of generated requests to every operation of `openapi.json`. */
try {
  const schemathesis = await installSchemathesis();
  await withBenchmarkPostgres(async (url) => {
    const api = await serveApi(url);
    const wrong = await ask(schemathesis, api, await api.key());
    console.log(`${api.requests()} requests, seed ${seed}; ${describe(api.statuses)}`);
    for (const defect of api.defects) console.log(`defect: ${defect}`);
    const operations = countOperations(await readFile(report, 'utf8').catch(() => ''));
    // Whatever is wrong is explained by operations that failed, or fails as a whole.
    const isRight = wrong === null && api.defects.length === 0;
    const isExplained = (isRight || operations.failed > 0) && api.requests() >= LEAST_REQUESTS;
    await api.close();
    const whole = [`${api.requests()} requests of Schemathesis`, wrong, ...api.defects.slice(0, 3)];
    await conclude(sumCounts([operations, countOne(whole.filter((part) => part !== null).join('; '), isExplained)]));
  });
} catch (error) {
  console.error(error);
  await conclude(countOne(`requests of Schemathesis: ${String(error)}`, false));
} finally {
  await rm(directory, { recursive: true });
}

async function conclude(counts: Counts): Promise<void> {
  await reportCounts(counts);
  if (counts.failed > 0) process.exitCode = 1;
}

/** Runs Schemathesis. @returns what went wrong, as a part of a sentence; null if nothing did */
async function ask(schemathesis: string, api: ServedApi, key: string): Promise<string | null> {
  const headers = { authorization: `Bearer ${key}` };
  const parameters = [
    ...['run', OPENAPI_FILE, '--url', `${api.origin}/api/v1`, '--header', `Authorization: ${headers.authorization}`],
    ...['--checks', CHECKS.join(), '--max-examples', examples, '--seed', seed, '--generation-database', 'none'],
    ...['--continue-on-failure', '--no-color', '--warnings', 'off', '--report', 'junit', '--report-junit-path', report],
    ...['--suppress-health-check', IGNORED_HEALTH_CHECKS, ...process.argv.slice(2)],
  ];
  const environment = { SCHEMATHESIS_HOOKS: HOOKS, LIVERY_OWN_KEY: await nameOf(api, headers) };
  const child = spawn(schemathesis, parameters, {
    stdio: 'inherit',
    cwd: tmpdir(),
    timeout: LONGEST_MS,
    env: { ...process.env, ...environment },
  });
  await once(child, 'close');
  if (child.killed) return `ended after ${LONGEST_MS / 60_000} minutes`;
  if ((await nameOf(api, headers)) === '') return 'the key was taken away meanwhile, and what came after says nothing';
  return child.exitCode === 0 ? null : `exit code ${child.exitCode}`;
}

/** The id `key_…` of the caller; empty if the key no longer works. */
async function nameOf(api: ServedApi, headers: Readonly<Record<string, string>>): Promise<string> {
  const answer = await fetch(`${api.origin}/api/v1/ping`, { headers });
  const body: unknown = await answer.json();
  return typeof body === 'object' && body !== null && 'principal' in body ? String(body.principal) : '';
}

function describe(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${count} times ${status}`).join(', ');
}
