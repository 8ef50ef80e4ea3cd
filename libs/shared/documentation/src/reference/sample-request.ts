import type { JsonValue } from '@livery/kernel';
import type { Contract, Operation } from './contract.ts';

/** A request that succeeds as it stands, but for ids of records and secrets of the reader. */
export interface SampleRequest {
  readonly method: string;
  /** With its version and its query, and examples of ids. */
  readonly path: string;
  readonly needsKey: boolean;
  /** Whether it takes an `Idempotency-Key`. */
  readonly isRepeatable: boolean;
  readonly body: SampleBody | null;
}

export type SampleBody =
  | { readonly kind: 'json'; readonly value: JsonValue }
  | { readonly kind: 'form'; readonly fields: readonly SampleField[] };

/** A field of a form: what the reader alone knows comes from a variable. */
export interface SampleField {
  readonly name: string;
  readonly value: string;
  readonly variable?: string;
}

export const FORM = 'application/x-www-form-urlencoded';
export const JSON_TYPE = 'application/json';

/** What the guides call the secrets of a reader. */
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
  };
}

/** OAuth speaks in forms, everything else in JSON. */
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

/** A value as a field or a path has it. */
export function textOf(value: JsonValue): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

export function variablesOf({ needsKey, body }: SampleRequest): readonly string[] {
  const ofForm = body?.kind === 'form' ? body.fields.flatMap(({ variable }) => variable ?? []) : [];
  return ['LIVERY', ...(needsKey ? ['KEY'] : []), ...ofForm];
}
