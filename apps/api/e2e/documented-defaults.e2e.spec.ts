// Only this suite sends what the contract calls a default, for every operation that has one.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@livery/kernel';
import { type ApiClient, ApiContract } from '@livery/testing';
import { errorOf } from './answer-facts.ts';
import { documentedOperations, type DocumentedOperation, isSchema } from './fuzz/documented-operations.ts';
import type { Answer } from './read-answer.ts';
import { recordFor } from './record-for.ts';
import { startTestApi, type TestApi } from './test-api.ts';
import { sendWrite, WRITE_REQUESTS } from './write-requests.ts';

const MEDIA_TYPES_WITH_MEMBERS: ReadonlySet<string> = new Set(['application/json', 'multipart/form-data']);
const contract = ApiContract.checkedIn();

/** A default of an operation: of a query parameter, or of a member of the bodies of a media type. */
interface DocumentedDefault {
  readonly operation: DocumentedOperation;
  /** Null: the operation has no body. */
  readonly mediaType: string | null;
  readonly place: 'query' | 'body';
  readonly name: string;
  readonly value: string;
}

/** A request sends these members beyond those that it must send. */
type Sent = Pick<DocumentedDefault, 'place' | 'name' | 'value'> | null;

const defaults = documentedOperations(contract).flatMap((operation): DocumentedDefault[] => {
  const ofQuery = operation.parameters.flatMap(({ in: place, name, schema }) =>
    place === 'query' && schema.default !== undefined
      ? bodiesBesideQuery(operation).map(
          (mediaType) => ({ operation, mediaType, place, name, value: textOf(schema.default) }) as const,
        )
      : [],
  );
  const ofBodies = [...operation.bodies.keys()].flatMap((mediaType) => membersWithDefaults(operation, mediaType));
  return [...ofQuery, ...ofBodies];
});

/** The query has what other bodies have as members, if the body may be a document. It is refused beside those other bodies. */
function bodiesBesideQuery({ bodies }: DocumentedOperation): readonly (string | null)[] {
  if (bodies.size === 0) return [null];
  const documents = [...bodies.keys()].filter((mediaType) => !MEDIA_TYPES_WITH_MEMBERS.has(mediaType));
  return documents.length > 0 ? documents : [...bodies.keys()];
}

function membersWithDefaults(operation: DocumentedOperation, mediaType: string): DocumentedDefault[] {
  const content = ['paths', operation.path, operation.method.toLowerCase(), 'requestBody', 'content'];
  const properties = [...contract.follow([...content, mediaType, 'schema']), 'properties'];
  return contract.namesAt(properties).flatMap((name) => {
    const schema = contract.at(contract.follow([...properties, name]));
    if (!isSchema(schema) || schema.default === undefined) return [];
    return [{ operation, mediaType, place: 'body', name, value: textOf(schema.default) } as const];
  });
}

let api: TestApi;
let client: ApiClient;

beforeAll(async () => {
  api = await startTestApi();
  client = await (await api.createOrganization()).client();
});

afterAll(() => api.close());

describe('a documented default', () => {
  it.each(
    defaults.map((found) => [`${found.place} ${found.name}=${found.value}`, found.operation.name, found] as const),
  )(
    'that is sent, %s, gets what leaving it out gets: %s',
    async (_, __, { operation, mediaType, place, name, value }) => {
      const { send, isRead } = await requestTo(operation, mediaType);
      const [without, sent] = [await send(null), await send({ place, name, value })];
      expect(outcomeOf(sent)).toEqual(outcomeOf(without));
      if (isRead) expect(sent.body).toEqual(without.body);
    },
  );

  it('is found at lists and at bodies of each kind', () => {
    expect(new Set(defaults.map(({ mediaType, place }) => `${mediaType} ${place}`)).size).toBeGreaterThan(2);
  });
});

/** Creates the record that an operation needs. @returns what sends the request to it */
async function requestTo({ method, path }: DocumentedOperation, mediaType: string | null) {
  const template = path.replaceAll(/\{(\w+)\}/g, ':$1');
  if (method === 'GET') {
    const target = path.replace('{id}', await recordFor(client, api, path));
    return { isRead: true, send: (sent: Sent) => client.get(target + queryOf(sent)) };
  }
  const prepare = WRITE_REQUESTS[`${method} ${template}`];
  if (prepare === undefined) throw new Error(`Say how to send ${method} ${path}.`);
  const send = async (sent: Sent): Promise<Answer> => {
    const request = await prepare(client, api);
    const members = { ...request.body, ...(sent?.place === 'body' && { [sent.name]: valueOf(sent.value, mediaType) }) };
    const target = request.path + queryOf(sent);
    if (mediaType === null || mediaType === 'application/json') {
      return sendWrite(client, { ...request, path: target, body: members }, newId());
    }
    const { content_type, content_base64, ...fields } = { content_type: '', content_base64: '', ...members };
    const document = Buffer.from(content_base64, 'base64');
    return client.send(method, target, (test) =>
      mediaType === 'multipart/form-data'
        ? test.field(fields).attach('file', document, `deck.${content_type}`)
        : test.set('content-type', mediaType).send(document),
    );
  };
  return { isRead: false, send };
}

function outcomeOf(answer: Answer) {
  return { status: answer.status, code: answer.status < 400 ? null : errorOf(answer).code };
}

function queryOf(sent: Sent): string {
  return sent?.place === 'query' ? `?${sent.name}=${sent.value}` : '';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** JSON has values, and forms have their text. */
function valueOf(text: string, mediaType: string | null): unknown {
  return mediaType === 'application/json' && /^(?:true|false|\d+)$/.test(text) ? JSON.parse(text) : text;
}
