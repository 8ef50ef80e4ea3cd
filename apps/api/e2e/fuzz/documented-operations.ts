import type { JsonSchema, JsonValue } from '@livery/kernel';
import type { ApiContract, DocumentLocation } from '@livery/testing';

/** A schema of the OpenAPI document, which may refer to another one. */
export type DocumentedSchema = JsonSchema & { readonly $ref?: string };

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface DocumentedParameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: DocumentedSchema;
}

export interface DocumentedOperation {
  readonly name: string;
  readonly method: Method;
  /** The path template, like `/fonts/{id}`. */
  readonly path: string;
  readonly needsCredential: boolean;
  readonly parameters: readonly DocumentedParameter[];
  /** The bodies by media type; empty if the operation has no body. */
  readonly bodies: ReadonlyMap<string, DocumentedBody>;
}

export interface DocumentedBody {
  readonly schema: DocumentedSchema;
  /** The example in the document; undefined if there is none. */
  readonly example: JsonValue | undefined;
}

const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Reads every operation from the OpenAPI document, and from nothing else. */
export function documentedOperations(contract: ApiContract): readonly DocumentedOperation[] {
  return contract.namesAt(['paths']).flatMap((path) =>
    METHODS.filter((method) => contract.at(locationOf(path, method)) !== undefined).map((method) => {
      const location = locationOf(path, method);
      const security = contract.at([...location, 'security']);
      return {
        name: `${method} ${path}`,
        method,
        path,
        needsCredential: Array.isArray(security) && security.length > 0 && !path.startsWith('/oauth/'),
        parameters: parametersOf(contract, [...location, 'parameters']),
        bodies: bodiesOf(contract, [...location, 'requestBody', 'content']),
      };
    }),
  );
}

export function isSchema(value: unknown): value is DocumentedSchema {
  return typeof value === 'object' && value !== null;
}

function isExample(value: unknown): value is JsonValue {
  return value !== undefined;
}

function locationOf(path: string, method: Method): DocumentLocation {
  return ['paths', path, method.toLowerCase()];
}

function parametersOf(contract: ApiContract, parameters: DocumentLocation): readonly DocumentedParameter[] {
  return contract.namesAt(parameters).flatMap((index) => {
    const parameter = contract.follow([...parameters, index]);
    const [name, location] = [contract.at([...parameter, 'name']), contract.at([...parameter, 'in'])];
    const schema = contract.at([...parameter, 'schema']);
    if (typeof name !== 'string' || typeof location !== 'string' || !isSchema(schema)) return [];
    return [{ name, in: location, required: contract.at([...parameter, 'required']) === true, schema }];
  });
}

function bodiesOf(contract: ApiContract, location: DocumentLocation): ReadonlyMap<string, DocumentedBody> {
  return new Map(
    contract.namesAt(location).flatMap((mediaType) => {
      const schema = contract.at([...location, mediaType, 'schema']);
      const example = contract.at([...location, mediaType, 'example']);
      return isSchema(schema) ? [[mediaType, { schema, example: isExample(example) ? example : undefined }]] : [];
    }),
  );
}
