import type { JsonValue } from '@livery/kernel';
import type { Contract, Operation } from './contract.ts';
import type { MediaType, Parameter } from './open-api.ts';

/** A sample request. It succeeds unchanged, except for the reader's own ids and secrets. */
export interface SampleRequest {
  readonly method: string;
  /** The path with version, query and example ids. */
  readonly path: string;
  readonly needsKey: boolean;
  /** Whether it has an `Idempotency-Key`. */
  readonly isRepeatable: boolean;
  readonly body: SampleBody | null;
  /** What the response consists of. */
  readonly answer: 'json' | 'bytes' | 'events';
}

export type SampleBody =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'form'; readonly fields: readonly SampleField[] }
  /** A form with a file in the current folder. */
  | { readonly kind: 'upload'; readonly field: string; readonly filename: string };

/** A field of a form. The reader's own secrets come from variables. */
export interface SampleField {
  readonly name: string;
  readonly value: string;
  readonly variable?: string;
}

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';
export const MULTIPART = 'multipart/form-data';
/** The name of the file in forms whose example has none. */
const EXAMPLE_FILE = 'example.txt';

/** The names of the variables for the reader's secrets, as in the guides. */
const VARIABLES: Readonly<Record<string, string>> = {
  client_id: 'CLIENT_ID',
  client_secret: 'CLIENT_SECRET',
  token: 'TOKEN',
};

export function sampleRequest(operation: Operation, contract: Contract): SampleRequest {
  const { method, parameters, credential } = operation;
  const path = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((known, { name, example }) => known.replace(`{${name}}`, textOf(example ?? name)), operation.path);
  const query = new URLSearchParams(requiredInQuery(parameters));
  return {
    method,
    path: query.size === 0 ? path : `${path}?${query}`,
    needsKey: credential === 'key',
    isRepeatable: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: sampleBody(operation, contract),
    answer: answerOf(operation),
  };
}

/** The names and examples of the query parameters without which a request is refused. */
export function requiredInQuery(parameters: readonly Parameter[]): [name: string, example: string][] {
  return parameters
    .filter((parameter) => parameter.in === 'query' && parameter.required)
    .map(({ name, example }) => [name, textOf(example ?? name)]);
}

/** The kind of the response, by its media type in the document: that of a file is open. */
function answerOf({ answers: [first] }: Operation): SampleRequest['answer'] {
  const content = first?.[1].content ?? {};
  if ('*/*' in content) return 'bytes';
  return 'text/event-stream' in content ? 'events' : 'json';
}

/** OAuth requests are forms, uploads forms with a file, all others JSON. */
function sampleBody({ bodies }: Operation, contract: Contract): SampleBody | null {
  const form = bodies[FORM];
  if (form !== undefined) return { kind: 'form', fields: contract.exampleMembers(form).map(sampleField) };
  const json = bodies[JSON_TYPE];
  if (json !== undefined) return { kind: 'json', value: contract.exampleOf(json) ?? {} };
  const upload = bodies[MULTIPART];
  return upload === undefined ? null : sampleUpload(upload, contract);
}

function sampleUpload(media: MediaType, contract: Contract): SampleBody | null {
  const { properties = {} } = contract.resolved(media.schema ?? {});
  const field = Object.keys(properties).find((name) => properties[name]?.contentMediaType !== undefined);
  if (field === undefined) return null;
  const named = new Map(contract.exampleMembers(media)).get('filename');
  return { kind: 'upload', field, filename: typeof named === 'string' ? named : EXAMPLE_FILE };
}

function sampleField([name, value]: readonly [string, JsonValue]): SampleField {
  const variable = VARIABLES[name];
  return { name, value: textOf(value), ...(variable !== undefined && { variable }) };
}

/** A value as text for a field or a path. */
export function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function variablesOf({ needsKey, body }: SampleRequest): readonly string[] {
  const ofForm = body?.kind === 'form' ? body.fields.flatMap(({ variable }) => variable ?? []) : [];
  return ['LIVERY', ...(needsKey ? ['KEY'] : []), ...ofForm];
}
