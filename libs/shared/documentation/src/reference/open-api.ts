import type { JsonValue } from '@livery/kernel';

/** The keywords of an OpenAPI 3.1 schema that the reference uses. */
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

/** The parts of the OpenAPI 3.1 document of this service that the reference uses. Other tests validate the document. */
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

/** Parses the OpenAPI document. @throws Error for any other text */
export function parseOpenApi(text: string): OpenApi {
  const document: unknown = JSON.parse(text);
  if (!isOpenApi(document)) throw new Error('This is not an OpenAPI document.');
  return document;
}

/** Whether a value is the OpenAPI document. It checks only the outline, since other tests validate the document. */
function isOpenApi(document: unknown): document is OpenApi {
  return typeof document === 'object' && document !== null && 'paths' in document && 'components' in document;
}

/** Follows a reference. @throws Error if its target does not exist */
export function resolveAmong<T>(known: Readonly<Record<string, T>>, value: T | Reference): T {
  if (typeof value !== 'object' || value === null || !('$ref' in value)) return value;
  const found = known[nameOf(value.$ref)];
  if (found === undefined) throw new Error(`There is no ${value.$ref}.`);
  return found;
}

/** The name in a reference, such as `Font` in `#/components/schemas/Font`. */
export function nameOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}

/** The only media type of a response. */
export function mediaOf(content: Readonly<Record<string, MediaType>> = {}): MediaType | undefined {
  return Object.values(content)[0];
}
