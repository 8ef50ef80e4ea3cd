import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiClient } from '@livery/testing';
import { startTestApi, type TestApi, type TestOrganization } from './test-api.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TIMEOUT_MS = 120_000;
const run = promisify(execFile);

/** A program that uses the client. Its last two lines compile only if the types of the contract are precise. */
const PROGRAM = `
import { client } from './client/client.gen.js';
import { listApiKeys, listBrandRules, retrieveBrandCheck, type BrandRule } from './client/index.js';

client.setConfig({ baseUrl: String(process.env['LIVERY']) + '/api/v1', auth: () => process.env['KEY'] });
const rules = await listBrandRules({ throwOnError: true });
const keys = await listApiKeys({ query: { 'created[gte]': '2020-01-01T00:00:00Z', limit: 1 }, throwOnError: true });
const missing = await retrieveBrandCheck({ path: { id: 'brand_check_0000000000000000000001' } });
const highest: BrandRule[] = rules.data.data.filter(({ severity }) => severity === 'high');
console.log(JSON.stringify({
  rules: rules.data.data,
  highest: highest.length,
  key: keys.data.data[0]?.object,
  missing: missing.error?.error.code,
}));
// @ts-expect-error there is no such severity
export const wrong = highest.some(({ severity }) => severity === 'huge');
`;

/** The strict options of TypeScript, without any further package. */
const TSCONFIG = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    noEmitOnError: true,
    target: 'es2024',
    module: 'nodenext',
    lib: ['es2024', 'dom', 'dom.iterable'],
    types: ['node'],
    typeRoots: [path.join(ROOT, 'node_modules/@types')],
    outDir: 'built',
  },
  include: ['program.ts', 'client'],
};

let api: TestApi;
let organization: TestOrganization;
let caller: ApiClient;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'livery-client-'));
  api = await startTestApi();
  await api.application.listen(0, '127.0.0.1');
  organization = await api.createOrganization();
  caller = await organization.client();
});

afterAll(async () => {
  await api.close();
  await rm(directory, { recursive: true, force: true });
});

/** Runs a program with this version of Node. @returns its output @throws Error with the output if it fails */
async function node(parameters: readonly string[], environment: NodeJS.ProcessEnv = {}): Promise<string> {
  try {
    // The options that jest passes to Node are not for other programs.
    const env = { ...process.env, NODE_OPTIONS: '', ...environment };
    return (await run(process.execPath, [...parameters], { cwd: ROOT, env, timeout: TIMEOUT_MS })).stdout;
  } catch (error) {
    throw new Error(
      typeof error === 'object' && error !== null && 'stdout' in error ? String(error.stdout) : 'failed',
      {
        cause: error,
      },
    );
  }
}

const program = (name: string): string => path.join(ROOT, 'node_modules/.bin', name);

describe('a client that hey-api generates from openapi.json', () => {
  it(
    'compiles with strict options, lists the rules of a running service, and has precise types',
    async () => {
      const [settings, tsConfigPath] = [path.join(directory, 'openapi-ts.json'), path.join(directory, 'tsconfig.json')];
      // It writes imports as the options ask for; of several files of options beside the program it takes any.
      const output = { path: path.join(directory, 'client'), tsConfigPath };
      await writeFile(path.join(directory, 'package.json'), JSON.stringify({ type: 'module' }));
      await writeFile(tsConfigPath, JSON.stringify(TSCONFIG));
      await writeFile(settings, JSON.stringify({ input: path.join(ROOT, 'openapi.json'), output }));
      await node([program('openapi-ts'), '-f', settings, '--no-log-file', '--silent']);
      await writeFile(path.join(directory, 'program.ts'), PROGRAM);
      await node([program('tsc'), '-p', directory]);

      const environment = { LIVERY: await api.application.getUrl(), KEY: await organization.key() };
      const printed = await node([path.join(directory, 'built/program.js')], environment);
      const { body } = await caller.get('/brand_rules');
      expect(body.data.length).toBeGreaterThan(5);
      expect(JSON.parse(printed)).toEqual({
        rules: body.data,
        highest: body.data.filter(({ severity }: { severity: string }) => severity === 'high').length,
        key: 'api_key',
        missing: 'resource_missing',
      });
    },
    TIMEOUT_MS,
  );
});
