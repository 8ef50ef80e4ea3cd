import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { EndpointTable } from '@livery/http';
import supertest, { type Response, type Test } from 'supertest';
import { assertContract } from './response-contract.ts';

const PREFIX = '/api/v1';
/** A fixed `Host`, since each call uses another port, which `doc_url` would contain. */
const HOST = 'livery.example';

/** Calls a running API as one caller, and compares every response with the declaration of its endpoint. */
export class ApiClient {
  constructor(
    private readonly application: INestApplication<Server>,
    private readonly secret: string | null,
  ) {}

  get(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send('GET', path, (test) => test.set(headers));
  }

  delete(path: string): Promise<Response> {
    return this.send('DELETE', path, (test) => test);
  }

  post(path: string, body: object | string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send('POST', path, (test) => withBody(test, body, headers));
  }

  put(path: string, body: object | string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send('PUT', path, (test) => withBody(test, body, headers));
  }

  patch(path: string, body: object | string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.send('PATCH', path, (test) => withBody(test, body, headers));
  }

  /** Sends any request, which `build` completes. @param path without the version segment */
  async send(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    build: (test: Test) => Test,
  ): Promise<Response> {
    const agent = supertest(this.application.getHttpServer());
    const verb = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
    const test = build(agent[verb[method]](PREFIX + path).set('host', HOST));
    const endpoints = this.application.get(EndpointTable, { strict: false });
    const [plainPath = path] = path.split('?');
    if (endpoints.find(method, plainPath)?.answer === 'bytes') void test.responseType('blob');

    if (this.secret !== null) void test.set('authorization', `Bearer ${this.secret}`);
    const response = withParsedError(await test);
    assertContract(
      {
        method,
        path: plainPath,
        status: response.status,
        headers: response.headers,
        body: bodyOf(response),
      },
      endpoints,
    );
    return response;
  }
}

/** Parses the error of an endpoint whose answers are read as bytes. */
function withParsedError(response: Response): Response {
  const { status, type } = response;
  const bytes: unknown = response.body;
  if (status < 400 || type !== 'application/json' || !Buffer.isBuffer(bytes)) return response;
  const text = bytes.toString();
  const body: unknown = JSON.parse(text);
  return Object.assign(response, { body, text });
}

function bodyOf({ text, body, type }: Response): unknown {
  if (type === 'application/x-ndjson') return text;
  if (text === '' || (Buffer.isBuffer(body) && body.length === 0)) return undefined;
  return type.startsWith('text/') ? text : body;
}

/** Sets the body. A string is sent unchanged, so that tests can send invalid JSON. */
function withBody(test: Test, body: object | string, headers: Readonly<Record<string, string>>): Test {
  return test.set({ 'content-type': 'application/json', ...headers }).send(body);
}
