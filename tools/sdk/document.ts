import { readFile } from 'node:fs/promises';
import { OPENAPI_FILE } from '../openapi/openapi-file.ts';

/** A JSON Schema, as far as the contract uses it. */
export interface Schema {
  readonly $ref?: string;
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  /** Whether a text is a whole number. */
  readonly 'x-integer'?: true;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

export interface OperationObject {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Content; readonly required?: boolean };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

type PathItem = Readonly<Record<string, OperationObject>>;

/** The OpenAPI document, as far as the library is generated from it. */
export interface OpenApiDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly webhooks: Readonly<Record<string, { readonly post: OperationObject }>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Reads the checked-in contract, whose specs say that it has this shape. */
export async function readDocument(): Promise<OpenApiDocument> {
  const document: unknown = JSON.parse(await readFile(OPENAPI_FILE, 'utf8'));
  if (!isDocument(document)) throw new Error(`${OPENAPI_FILE} is not an OpenAPI document. Run npm run openapi.`);
  return document;
}

function isDocument(value: unknown): value is OpenApiDocument {
  return typeof value === 'object' && value !== null && 'paths' in value && 'components' in value;
}

/** The name of a component: `Font` of `#/components/schemas/Font`. */
export function componentOf(reference: string): string {
  return reference.slice(reference.lastIndexOf('/') + 1);
}
