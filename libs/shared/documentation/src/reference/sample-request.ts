import type { JsonValue } from '@livery/kernel';
import type { Contract, Operation } from './contract.ts';

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
  | { readonly kind: 'form'; readonly fields: readonly SampleField[] };

/** A field of a form. The reader's own secrets come from variables. */
export interface SampleField {
  readonly name: string;
  readonly value: string;
  readonly variable?: string;
}

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

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
  return {
    method,
    path,
    needsKey: credential === 'key',
    isRepeatable: parameters.some(({ name }) => name === 'Idempotency-Key'),
    body: sampleBody(operation, contract),
    answer: answerOf(operation),
  };
}

/** The kind of the response, by its media type in the document: that of a file is open. */
function answerOf({ answers: [first] }: Operation): SampleRequest['answer'] {
  const content = first?.[1].content ?? {};
  if ('*/*' in content) return 'bytes';
  return 'text/event-stream' in content ? 'events' : 'json';
}

/** OAuth requests are forms, all others JSON. */
function sampleBody({ bodies }: Operation, contract: Contract): SampleBody | null {
  const form = bodies[FORM];
  if (form !== undefined) return { kind: 'form', fields: contract.exampleMembers(form).map(sampleField) };
  const json = bodies[JSON_TYPE];
  return json === undefined ? null : { kind: 'json', value: contract.exampleOf(json) ?? {} };
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
