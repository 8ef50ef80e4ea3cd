import type { JsonValue } from '@livery/kernel';

/** What the reference reads of a schema of OpenAPI 3.1. */
export interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly enum?: readonly JsonValue[];
  readonly const?: JsonValue;
  readonly default?: JsonValue;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contentEncoding?: string;
  readonly contentMediaType?: string;
  readonly examples?: readonly JsonValue[];
}

export interface MediaType {
  readonly schema?: Schema;
  readonly example?: JsonValue;
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
  readonly example?: JsonValue;
}

export interface Answer {
  readonly description: string;
  readonly content?: Readonly<Record<string, MediaType>>;
}

interface Reference {
  readonly $ref: string;
}

export interface DescribedOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly required?: boolean; readonly content: Readonly<Record<string, MediaType>> };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
}

/** What the reference reads of a document of OpenAPI 3.1: that of this service, which lint and tests hold to the standard. */
export interface OpenApi {
  readonly info: { readonly description: string };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DescribedOperation>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly schemas: Readonly<Record<string, Schema>>;
  };
}

/** @throws Error for a text that is no document of OpenAPI */
export function parseOpenApi(text: string): OpenApi {
  const document: unknown = JSON.parse(text);
  if (!isOpenApi(document)) throw new Error('This is no document of OpenAPI.');
  return document;
}

/** The contract is made by this service, and other tests hold it to the standard: its outline is enough here. */
function isOpenApi(document: unknown): document is OpenApi {
  return typeof document === 'object' && document !== null && 'paths' in document && 'components' in document;
}

/** @throws Error for a reference to what is not there */
export function resolveAmong<T>(known: Readonly<Record<string, T>>, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const found = known[nameOf(value.$ref)];
  if (found === undefined) throw new Error(`There is no ${value.$ref}.`);
  return found;
}

/** `Font` of `#/components/schemas/Font`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The one that an answer has. */
export function mediaOf(content: Readonly<Record<string, MediaType>> = {}): MediaType | undefined {
  return Object.values(content)[0];
}
