import type { ApiClient } from '@livery/testing';
import type { Answer } from '../read-answer.ts';
import type { DocumentedOperation } from './documented-operations.ts';
import type { FuzzRequest } from './fuzz-requests.ts';

type Test = Parameters<Parameters<ApiClient['send']>[2]>[0];

/** Sends a request. The client compares the response with the OpenAPI document. */
export function sendRequest(
  client: ApiClient,
  { method, path }: DocumentedOperation,
  request: FuzzRequest,
): Promise<Answer> {
  const target = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => request.path[name] ?? '');
  const query = request.query.map(([name, value]) => `${escaped(name)}=${escaped(value)}`).join('&');
  return client.send(method, query === '' ? target : `${target}?${query}`, (test) =>
    withBody(test, request).set(headersOf(request)),
  );
}

/** Encodes text for a URL. Characters that cannot be encoded become the replacement character. */
function escaped(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}

function headersOf({ headers }: FuzzRequest): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => /^[ -~]*$/.test(value)));
}

function withBody(test: Test, { body }: FuzzRequest): Test {
  if (body === undefined) return test;
  const { mediaType, content } = body;
  if (mediaType === 'multipart/form-data') return withForm(test, content);
  const typed = test.set('content-type', mediaType);
  if (mediaType === 'application/x-www-form-urlencoded') return typed.send(formOf(content));
  return typed.send(mediaType === 'application/json' ? JSON.stringify(content) : Buffer.from(JSON.stringify(content)));
}

function withForm(
  test: Test,
  content: FuzzRequest['path'][string] | NonNullable<FuzzRequest['body']>['content'],
): Test {
  return membersOf(content).reduce(
    (form, [name, value]) =>
      name === 'file' ? form.attach(name, Buffer.from(value), 'deck.pptx') : form.field(name, value),
    test.field({}),
  );
}

function formOf(content: unknown): string {
  return membersOf(content)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join('&');
}

function membersOf(content: unknown): readonly (readonly [string, string])[] {
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
