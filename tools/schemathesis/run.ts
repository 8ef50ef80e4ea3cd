import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { withBenchmarkPostgres } from '../benchmarks/support/benchmark-postgres.ts';
import { addCounts } from '../build/check-counts.ts';
import { OPENAPI_FILE } from '../openapi/openapi-file.ts';
import { installSchemathesis } from './install-schemathesis.ts';
import { type ServedApi, serveApi } from './served-api.ts';

const LEAST_REQUESTS = 5_000;
const LONGEST_MS = 600_000;
const examples = process.env['SCHEMATHESIS_EXAMPLES'] ?? '60';
const seed = process.env['SCHEMATHESIS_SEED'] ?? String(Math.trunc(Date.now() / 1_000));

/** What the contract promises of every answer. What it allows may be refused for what it means, so that has no check. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'ignored_auth',
];

/** `node tools/schemathesis/run.ts [option of Schemathesis …]`: every operation of `openapi.json`, asked in thousands of ways. */
const schemathesis = await installSchemathesis();
await withBenchmarkPostgres(async (url) => {
  const api = await serveApi(url);
  const exitCode = await ask(api, await api.key());
  console.log(`${api.requests()} requests, seed ${seed}; ${describe(api.statuses)}`);
  for (const defect of api.defects) console.log(`defect: ${defect}`);
  const isRight = exitCode === 0 && api.defects.length === 0 && api.requests() >= LEAST_REQUESTS;
  await api.close();
  await addCounts(isRight ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
  if (!isRight) process.exitCode = 1;
});

async function ask(api: ServedApi, key: string): Promise<number | null> {
  const headers = { authorization: `Bearer ${key}` };
  const parameters = [
    ...['run', OPENAPI_FILE, '--url', `${api.origin}/api/v1`, '--header', `Authorization: ${headers.authorization}`],
    ...['--checks', CHECKS.join(), '--max-examples', examples, '--seed', seed, '--continue-on-failure'],
    ...['--no-color', '--warnings', 'off', ...process.argv.slice(2)],
  ];
  const child = spawn(schemathesis, parameters, { stdio: 'inherit', cwd: tmpdir(), timeout: LONGEST_MS });
  await once(child, 'close');
  const { status } = await fetch(`${api.origin}/api/v1/ping`, { headers });
  if (status !== 200) console.log('The key was taken away meanwhile: what came after says nothing.');
  return status === 200 ? child.exitCode : 1;
}

function describe(statuses: ReadonlyMap<number, number>): string {
  const sorted = [...statuses].sort(([a], [b]) => a - b);
  return sorted.map(([status, count]) => `${count} times ${status}`).join(', ');
}
