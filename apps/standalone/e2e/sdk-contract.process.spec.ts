// Only this suite calls every method of the client library, and compares its result with the contract.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Call, Download, Livery } from '@livery/sdk';
import { ApiContract, type DocumentLocation, poll } from '@livery/testing';
import { textMember } from '../src/demo/text-member.ts';
import { ExampleRecords } from './example-records.ts';
import { codeOf, type GuideService, onThisMachine, REPOSITORY, startGuideService } from './guide-service.ts';
import { type LibraryMethod, libraryMethods, settled } from './library-methods.ts';
import { createUserToken, OPERATIONS_OF_PEOPLE } from './user-token.ts';

/** Ids of records in examples. */
const EXAMPLE_ID = /\b[a-z]+(?:_[a-z]+)*_0350tEyI3T(?:hR2kZQtU0Oni|injRDFnAplkv)/g;
/** The other form of errors is for other libraries. */
const LEFT_OUT = 'errors';

const contract = ApiContract.checkedIn();
const methods = await libraryMethods();

let service: GuideService;
let records: ExampleRecords;
let livery: Livery;
/** With the token of a person, for what keys cannot do. */
let personal: Livery;

beforeAll(async () => {
  service = await startGuideService();
  const userToken = await createUserToken(service);
  records = new ExampleRecords(service, userToken);
  livery = new Livery({ baseUrl: service.origin, credential: service.demo.live_key });
  personal = new Livery({ baseUrl: service.origin, credential: userToken });
});
/** The tag of operations for the pages of the service itself, which the library leaves out. */
const OF_PAGES = 'Sign-in';

afterAll(async () => {
  await service[Symbol.asyncDispose]();
});

/** All operations for programs by method and path, with the parameters as numbers. */
const operations = new Map(
  contract.namesAt(['paths']).flatMap((path) =>
    contract.namesAt(['paths', path]).flatMap((verb) => {
      if (contract.at(['paths', path, verb, 'tags', '0']) === OF_PAGES) return [];
      let parameters = 0;
      const name = `${verb.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, () => `{${(parameters += 1)}}`)}`;
      return [[name, ['paths', path, verb]] as const];
    }),
  ),
);

/** The status that a bearer credential gets. */
async function pingWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${service.origin}/api/v1/ping`, { headers })).status;
}

const textAt = (...location: DocumentLocation): string => String(contract.at(location));

/** The locations of the parameters of an operation in the path or in the query. */
function parametersOf(operation: DocumentLocation, place: 'path' | 'query'): DocumentLocation[] {
  return contract
    .namesAt([...operation, 'parameters'])
    .map((index) => contract.follow([...operation, 'parameters', index]))
    .filter((parameter) => textAt(...parameter, 'in') === place && textAt(...parameter, 'name') !== LEFT_OUT);
}

const exampleOf = (parameter: DocumentLocation): unknown =>
  contract.at([...parameter, 'example']) ?? contract.at([...parameter, 'schema', 'examples', '0']);

/** An example with the ids of real records, an address on this machine, and names that nothing has yet. */
async function real(example: unknown, operationId: string, name: string): Promise<unknown> {
  let text = onThisMachine(JSON.stringify(example)).replace('ada@', 'ada+library@');
  text = text.replace(/Photography|Pictures/, `${name} folder`).replace('Outline icons', `${name} icons`);
  for (const [id] of text.matchAll(EXAMPLE_ID)) text = text.replace(id, await records.idLike(id, operationId));
  return JSON.parse(text);
}

/** Replaces parts of an example that the library cannot send as they are: files become files, and credentials real ones. */
function adapted(operationId: string, example: unknown): unknown {
  const { client_id, client_secret } = service.demo;
  switch (operationId) {
    case 'storeFile':
      return { file: new File(['test'], 'example.txt') };
    case 'runBrandCheck':
    case 'learnGuideline':
      return { file: Buffer.from(textMember(example, 'content_base64'), 'base64'), content_type: 'pptx' };
    case 'issueAccessToken':
      return { grant_type: 'client_credentials', client_id, client_secret };
    case 'introspectToken':
    case 'revokeToken':
      return { token: 'oat_none', client_id, client_secret };
    default:
      return example;
  }
}

/** The parameters of a method: those of the path, the query, and the body. */
async function valuesFor(operation: DocumentLocation, name: string): Promise<unknown[]> {
  const operationId = textAt(...operation, 'operationId');
  const path: unknown[] = [];
  for (const parameter of parametersOf(operation, 'path')) {
    const isFinding = textAt(...parameter, 'name') === 'finding_id';
    path.push(isFinding ? records.acceptedFinding : await real(exampleOf(parameter), operationId, name));
  }
  const content = [...operation, 'requestBody', 'content'];
  const types = contract.namesAt(content);
  const queries = types.includes('multipart/form-data') ? [] : parametersOf(operation, 'query');
  const needed = queries.filter((parameter) => contract.at([...parameter, 'required']) === true);
  const query = Object.fromEntries(needed.map((parameter) => [textAt(...parameter, 'name'), exampleOf(parameter)]));
  const body = contract.at([...content, 'application/json', 'example']) ?? {};
  return [
    ...path,
    ...(queries.length > 0 ? [await real(query, operationId, name)] : []),
    ...(types.length > 0 ? [adapted(operationId, await real(body, operationId, name))] : []),
  ];
}

/** Calls a method, and compares its answer with the schema of the operation. @returns how many records or bytes were compared */
async function compared({ name, operation, call }: LibraryMethod): Promise<number> {
  const location = operations.get(operation) ?? [];
  const isOfPeople = OPERATIONS_OF_PEOPLE.has(textAt(...location, 'operationId'));
  const answer = call(isOfPeople ? personal : livery, ...(await valuesFor(location, name)));
  const { data, status } = isCall(answer) ? await answer.withResponse() : { data: await settled(answer), status: 200 };
  if (data instanceof Download) return (await data.bytes()).length;
  const content = [...contract.follow([...location, 'responses', String(status)]), 'content'];
  const isStream = contract.namesAt(content).includes('text/event-stream');
  const schema = contract.follow([...content, isStream ? 'text/event-stream' : 'application/json', 'schema']);
  const compare = Array.isArray(data) ? data : [data];
  for (const record of compare) contract.assertFits(schema, record, name);
  return compare.length;
}

function isCall(answer: unknown): answer is Call<unknown> {
  return typeof answer === 'object' && answer !== null && 'withResponse' in answer;
}

describe('the client library', () => {
  it('has a method for every operation of the contract, and no other', () => {
    const called = new Set(methods.map(({ operation }) => operation));
    expect([...called].sort()).toEqual([...operations.keys()].sort());
    expect(called.size).toBeGreaterThan(100);
  });

  it.each(methods)('returns what the contract says, from the real service: $name', async (method) => {
    expect(await compared(method)).toBeGreaterThan(0);
  });

  it('reads a list to its end, although the token is revoked after its first page', async () => {
    for (const name of ['One', 'Two', 'Three']) await livery.fonts.register({ name });
    const application = await livery.oauthApplications.create({ name: 'Reader', requested_scopes: ['brand:read'] });
    const { client_id, client_secret } = application;
    let token = '';
    const reader = new Livery({
      baseUrl: service.origin,
      credential: { clientId: client_id, clientSecret: client_secret },
      fetch: (address, init) => {
        token = new Headers(init?.headers).get('authorization')?.slice('Bearer '.length) ?? token;
        return fetch(address, init);
      },
    });
    const [names, tokens] = [new Set<string>(), new Set<string>()];
    for await (const { name } of reader.fonts.list({ limit: 1 })) {
      names.add(name);
      if (tokens.size === 0) {
        await livery.oauth.revokeToken({ token, client_id, client_secret });
        await poll('the token is refused', async () => (await pingWith(token)) === 401);
      }
      tokens.add(token);
    }
    expect([...names]).toEqual(expect.arrayContaining(['One', 'Two', 'Three']));
    expect(tokens.size).toBe(2);
  });

  it('checks a deck as the quick start prints it', async () => {
    const [code = ''] = await codeOf('quick-start', 'typescript');
    const env = { PATH: process.env['PATH'], LIVERY: service.origin, KEY: service.demo.live_key };
    const words = ['--input-type=module-typescript', '-e', code];
    const { stdout } = await promisify(execFile)(process.execPath, words, { env, cwd: REPOSITORY });
    expect(stdout).toMatch(/^(?:low|medium|high|critical) \S.*\n/);
    expect(stdout).toMatch(/^brand\.check\.completed evt_/m);
  });
});
