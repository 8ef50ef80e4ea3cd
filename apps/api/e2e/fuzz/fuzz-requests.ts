import type { JsonValue } from '@livery/kernel';
import fc, { type Arbitrary } from 'fast-check';
import type { DocumentedBody, DocumentedOperation, DocumentedParameter } from './documented-operations.ts';
import type { FittingValues } from './fitting-values.ts';
import { nastyText } from './nasty-values.ts';
import { spoiled } from './spoiled-value.ts';

/** A generated request. It depends on nothing but the OpenAPI document. */
export interface FuzzRequest {
  /** The path parameters, as text. */
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: { readonly mediaType: string; readonly content: JsonValue };
  /** The credential that replaces a valid one; null for none. */
  readonly credential?: string | null;
}

const BROKEN_PATHS = ['%E0%A4%A', '%00', '..', '%2e%2e', 'a/b', '%F0%9F%98%80', '-1', '0', 'null', 'x'.repeat(300)];

const wrongHeaders = fc.constantFrom<Record<string, string>>(
  { 'api-version': '2020-01-01' },
  { 'api-version': 'latest' },
  { accept: 'text/html' },
  { accept: 'nonsense' },
  { 'content-encoding': 'gzip' },
  { 'idempotency-key': 'x'.repeat(256) },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=latin1' },
  { 'content-type': '' },
);

const wrongCredential = fc.constantFrom(
  null,
  'nonsense',
  'sk_live_',
  `sk_live_${'a'.repeat(49)}`,
  `oat_${'a'.repeat(49)}`,
);

/** Generates requests to one operation. About half of them fit the document; the others have an error. */
export function fuzzRequests(operation: DocumentedOperation, values: FittingValues): Arbitrary<FuzzRequest> {
  const valid = validRequests(operation, values);
  return fc.oneof(
    { weight: 9, arbitrary: valid },
    { weight: operation.bodies.size > 0 ? 6 : 0, arbitrary: withSpoiledBody(operation, valid, values) },
    { weight: 3, arbitrary: withStrangeQuery(valid) },
    { weight: 1, arbitrary: fc.tuple(valid, wrongHeaders).map(([request, headers]) => ({ ...request, headers })) },
    {
      weight: 1,
      arbitrary: fc.tuple(valid, wrongCredential).map(([request, credential]) => ({ ...request, credential })),
    },
    { weight: operation.path.includes('{') ? 2 : 0, arbitrary: withBrokenPath(valid) },
  );
}

function validRequests(operation: DocumentedOperation, values: FittingValues): Arbitrary<FuzzRequest> {
  const path = textsOf(parametersIn(operation, 'path'), values);
  const texts = textsOf(parametersIn(operation, 'query'), values);
  const query = fc.oneof(fc.constant({}), texts).map((chosen) => Object.entries(chosen));
  const headers = textsOf(
    parametersIn(operation, 'header').map((parameter) => ({ ...parameter, required: false })),
    values,
  );
  const bodies = [...operation.bodies].map(([mediaType, body]) =>
    contentOf(body, values).map((content) => ({ mediaType, content })),
  );
  const request = { path, query, headers: headers.map(withoutOtherVersions) };
  return bodies.length === 0 ? fc.record(request) : fc.record({ ...request, body: mostlyFirst(bodies) });
}

/** Prefers the first media type, which is JSON and has the most detailed schema. */
function mostlyFirst<T>([first, ...others]: readonly Arbitrary<T>[]): Arbitrary<T> {
  if (first === undefined) throw new Error('There is nothing to choose from.');
  return fc.oneof({ weight: 2 * others.length + 1, arbitrary: first }, ...others);
}

function contentOf({ schema, example }: DocumentedBody, values: FittingValues): Arbitrary<JsonValue> {
  return example === undefined
    ? values.of(schema)
    : fc.oneof({ weight: 2, arbitrary: fc.constant(example) }, values.of(schema));
}

/** Replaces a random Api-Version by the only valid one, which random text would not hit. */
function withoutOtherVersions(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return 'Api-Version' in headers ? { ...headers, 'Api-Version': '2026-11-20' } : headers;
}

function parametersIn({ parameters }: DocumentedOperation, location: string): readonly DocumentedParameter[] {
  return parameters.filter((parameter) => parameter.in === location);
}

function textsOf(parameters: readonly DocumentedParameter[], values: FittingValues): Arbitrary<Record<string, string>> {
  const members = parameters.map(({ name, schema }) => [name, values.of(schema).map(textOf)] as const);
  const requiredKeys = parameters.filter(({ required }) => required).map(({ name }) => name);
  return fc.record<Record<string, string>>(Object.fromEntries(members), { requiredKeys });
}

function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function withSpoiledBody(operation: DocumentedOperation, valid: Arbitrary<FuzzRequest>, values: FittingValues) {
  const bodies = [...operation.bodies].map(([mediaType, body]) =>
    spoiled(contentOf(body, values)).map((content) => ({ mediaType, content })),
  );
  return bodies.length === 0
    ? valid
    : fc.tuple(valid, mostlyFirst(bodies)).map(([request, body]) => ({ ...request, body }));
}

function withStrangeQuery(valid: Arbitrary<FuzzRequest>): Arbitrary<FuzzRequest> {
  const names = fc.oneof(
    fc.constantFrom('limit', 'limit[]', 'type', 'created[gte]', 'starting_after', 'colour'),
    nastyText,
  );
  const strange = fc.array(fc.tuple(names, nastyText), { minLength: 1, maxLength: 3 });
  return fc.tuple(valid, strange).map(([request, query]) => ({ ...request, query: [...request.query, ...query] }));
}

function withBrokenPath(valid: Arbitrary<FuzzRequest>): Arbitrary<FuzzRequest> {
  return fc.tuple(valid, fc.constantFrom(...BROKEN_PATHS)).map(([request, broken]) => ({
    ...request,
    path: Object.fromEntries(Object.keys(request.path).map((name) => [name, broken])),
  }));
}
