import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { countOne, type Counts } from '../../build/check-counts.ts';
import type { ServedApi } from '../../schemathesis/served-api.ts';
import type { ClientGenerator, Printed } from './client-generator.ts';
import { heyApi } from './hey-api.ts';
import { oapiCodegen } from './oapi-codegen.ts';
import { openapiGeneratorTypescript } from './openapi-generator-typescript.ts';
import { openapiPythonClient } from './openapi-python-client.ts';
import { openapiTypescript } from './openapi-typescript.ts';
import { runProgram } from './run-program.ts';

const DECK = path.resolve(import.meta.dirname, '../../../samples/brand-faults.pptx');

const GENERATORS: readonly ClientGenerator[] = [
  openapiTypescript,
  heyApi,
  openapiGeneratorTypescript,
  openapiPythonClient,
  oapiCodegen,
];

/** Generates a client with each generator and makes ten calls with it. @returns one counted test for each, by its name */
export async function tryGenerators(api: ServedApi): Promise<readonly Counts[]> {
  const counts: Counts[] = [];
  for (const generator of GENERATORS) counts.push(await tryGenerator(generator, api));
  return counts;
}

async function tryGenerator(generator: ClientGenerator, api: ServedApi): Promise<Counts> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-generator-'));
  try {
    const { command, parameters, environment = {} } = await generator.make(directory);
    const key = await api.key();
    const access = { LIVERY: api.origin, KEY: key };
    const printed = await runProgram(command, [...parameters, DECK], { environment: { ...environment, ...access } });
    assert.deepEqual(JSON.parse(printed), await expected(api, key));
    console.log(`${generator.name}: ten calls`);
    return countOne(generator.name, true);
  } catch (error) {
    console.error(error);
    return countOne(generator.name, false);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** What a program has to print, read without a generated client. */
async function expected(api: ServedApi, key: string): Promise<Printed> {
  const list = async (address: string): Promise<readonly Listed[]> => {
    const response = await fetch(`${api.origin}/api/v1${address}`, { headers: { authorization: `Bearer ${key}` } });
    const body: unknown = await response.json();
    assert(isList(body), `GET ${address} answers with no list.`);
    return body.data;
  };
  const rules = await list('/brand_rules');
  const [check] = await list('/brand_checks');
  const id = check?.id ?? '';
  return {
    ping: 'ping',
    rules: rules.length,
    check: id,
    kept: check?.findings?.length ?? 0,
    recent: id,
    event: 'brand.check.completed',
    created: 'text.double_spaces',
    deleted: true,
    key: 'api_key',
    missing: 'resource_missing',
  };
}

interface Listed {
  readonly id: string;
  readonly findings?: readonly object[];
}

function isList(body: unknown): body is { readonly data: readonly Listed[] } {
  return typeof body === 'object' && body !== null && 'data' in body && Array.isArray(body.data);
}
