import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServedApi } from '../../schemathesis/served-api.ts';
import type { ClientGenerator, Printed } from './client-generator.ts';
import { heyApi } from './hey-api.ts';
import { NEW_SEVERITY, newerService } from './newer-service.ts';
import { oapiCodegen } from './oapi-codegen.ts';
import { openapiGeneratorGo } from './openapi-generator-go.ts';
import { openapiGeneratorPython } from './openapi-generator-python.ts';
import { openapiGeneratorTypescript } from './openapi-generator-typescript.ts';
import { openapiPythonClient } from './openapi-python-client.ts';
import { openapiTypescript } from './openapi-typescript.ts';
import { runProgram } from './run-program.ts';

const DECK = path.resolve(import.meta.dirname, '../../../samples/brand-faults.pptx');

export const GENERATORS: readonly ClientGenerator[] = [
  openapiTypescript,
  heyApi,
  openapiGeneratorTypescript,
  openapiGeneratorPython,
  openapiPythonClient,
  openapiGeneratorGo,
  oapiCodegen,
];

/**
 * Generates a client, and makes ten calls with it, also to a service that answers with a value that is newer than the client.
 * @throws Error with the output of the step that fails; AssertionError if what the program prints differs from the data of the service
 */
export async function tryGenerator(generator: ClientGenerator, api: ServedApi): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'livery-generator-'));
  try {
    const { command, parameters, environment = {} } = await generator.make(directory);
    const key = await api.key();
    const tenCalls = async (origin: string): Promise<unknown> => {
      const access = { LIVERY: origin, KEY: key };
      return JSON.parse(
        await runProgram(command, [...parameters, DECK], { environment: { ...environment, ...access } }),
      );
    };
    assert.deepEqual(await tenCalls(api.origin), await expected(api, key));
    await using newer = await newerService(api.origin);
    if (generator.refusesNewValues) {
      await assert.rejects(tenCalls(newer.origin), (error: Error) => error.message.includes(NEW_SEVERITY));
    } else {
      const printed = await tenCalls(newer.origin);
      assert.deepEqual(printed, { ...(await expected(api, key)), created: NEW_SEVERITY });
    }
    console.log(`${generator.name}: ten calls, and a value of a later version`);
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
    created: 'low',
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
