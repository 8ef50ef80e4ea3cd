import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import type { OpenApiDocument, Schema } from './document.ts';
import { methodOf, queryNamesOf } from './method.ts';
import { fileOf, typeNameOf } from './names.ts';
import { type Operation, operationsOf } from './operations.ts';
import { componentsFor } from './references.ts';
import { classOf, HEADER, resourceFile } from './resource-file.ts';
import { commentOf, typeOf } from './schema-type.ts';

/** The folder of the generated files. */
export const GENERATED = path.resolve(import.meta.dirname, '../../libs/clients/sdk/src/generated');

/** The texts of all generated files by their paths within the folder. */
export async function libraryFiles(document: OpenApiDocument): Promise<ReadonlyMap<string, string>> {
  const operations = operationsOf(document);
  const schemas = schemaNames(document, operations);
  const resources = Map.groupBy(operations, ({ resource }) => resource);
  const own = resources.get('') ?? [];
  resources.delete('');
  const files = new Map([
    ['api-version.ts', versionFile(document)],
    ['version.ts', await ownVersionFile()],
    ['schemas.ts', schemasFile(document, schemas)],
    ['../index.ts', await indexFile(schemas, operations)],
    ['event-types.ts', eventTypesFile(document)],
    ['resources.ts', resourcesFile([...resources.keys()], own)],
    ...Array.from(
      resources,
      ([resource, some]) => [`resources/${fileOf(resource)}.ts`, resourceFile(resource, some)] as const,
    ),
  ]);
  const options = (await resolveConfig(path.join(GENERATED, 'schemas.ts'))) ?? {};
  return new Map(
    await Promise.all(
      Array.from(
        files,
        async ([file, text]) => [file, await format(text, { ...options, parser: 'typescript' })] as const,
      ),
    ),
  );
}

function versionFile({ info }: OpenApiDocument): string {
  return `${HEADER}\n/** The dated version of the API from which the types are made. */\nexport const API_VERSION = '${info.version}';\n`;
}

async function ownVersionFile(): Promise<string> {
  return `${HEADER}\n/** The version of this library. */\nexport const VERSION = '${await ownVersion()}';\n`;
}

/** The version of the client libraries. */
export async function ownVersion(): Promise<string> {
  const text = await readFile(path.join(GENERATED, '../../package.json'), 'utf8');
  const [, version = ''] = /"version": "([^"]+)"/.exec(text) ?? [];
  return version;
}

function schemasFile({ components }: OpenApiDocument, names: readonly string[]): string {
  const types = names.map((name) => componentType(name, components.schemas[name] ?? {}));
  return `${HEADER}\n${types.join('\n\n')}\n`;
}

/** The names of all components that a program can meet. */
export function schemaNames(document: OpenApiDocument, operations: readonly Operation[]): readonly string[] {
  const inOperations = operations.flatMap(({ input, answer }) => [
    ...(input === undefined ? [] : [input.schema]),
    ...(answer.kind === 'file' ? [] : [answer.schema]),
  ]);
  return [...componentsFor(document, [...inOperations, ...eventSchemas(document), ERROR])].sort();
}

const INDEX_MARKER = '// The types of the contract. Generated from openapi.json by `npm run openapi`.\n';

/** The index of the library: what was written by hand up to the marker, and the exports of all types. */
async function indexFile(schemas: readonly string[], operations: readonly Operation[]): Promise<string> {
  const [written = ''] = (await readFile(path.join(GENERATED, '../index.ts'), 'utf8')).split(INDEX_MARKER);
  const resources = Map.groupBy(
    operations.filter(({ resource }) => resource !== ''),
    ({ resource }) => resource,
  );
  const queries = Array.from(resources, ([resource, some]) => [resource, queryNamesOf(some)] as const)
    .filter(([, names]) => names.length > 0)
    .map(
      ([resource, names]) => `export type { ${names.join(', ')} } from './generated/resources/${fileOf(resource)}.ts';`,
    );
  return `${written}${INDEX_MARKER}export { API_VERSION } from './generated/api-version.ts';
export type { EventTypes } from './generated/event-types.ts';
${queries.join('\n')}
export type { ${schemas.map(typeNameOf).sort().join(', ')} } from './generated/schemas.ts';
`;
}

const ERROR: Schema = { $ref: '#/components/schemas/Error' };

function componentType(name: string, schema: Schema): string {
  return `${commentOf(schema.description ?? '')}export type ${typeNameOf(name)} = ${typeOf(schema)};`;
}

/** The schemas of the events of the contract. */
export function eventSchemas({ webhooks }: OpenApiDocument): readonly Schema[] {
  return Object.values(webhooks).flatMap(({ post }) => post.requestBody?.content['application/json']?.schema ?? []);
}

/** The type of every event type of the contract. */
function eventTypesFile(document: OpenApiDocument): string {
  const types = eventSchemas(document).map(typeOf);
  const names = Object.keys(document.webhooks);
  const members = names.map((name, index) => `'${name}': ${types[index] ?? 'unknown'};`);
  return `${HEADER}import type { ${types.join(', ')} } from './schemas.ts';

/** The events by their types. A later version of the service may send others. */
export type EventTypes = {
${members.join('\n')}
};
`;
}

/** The class with one property for each resource. */
function resourcesFile(resources: readonly string[], own: readonly Operation[]): string {
  const methods = own.map(methodOf).map(({ code }) => code);
  const imports = resources.map((name) => `import { ${classOf(name)} } from './resources/${fileOf(name)}.ts';`);
  const types = own.map(({ answer }) => (answer.kind === 'record' ? typeOf(answer.schema) : ''));
  return `${HEADER}import type { Api } from '../runtime/api.ts';
import type { Call } from '../runtime/call.ts';
import type { RequestOptions } from '../runtime/options.ts';
${imports.join('\n')}
import type { ${types.join(', ')} } from './schemas.ts';

/** All operations of the API, by resource. */
export class Resources {
${resources.map((name) => `readonly ${name}: ${classOf(name)};`).join('\n')}

constructor(protected readonly api: Api) {
${resources.map((name) => `this.${name} = new ${classOf(name)}(api);`).join('\n')}
}

${methods.join('\n\n')}
}
`;
}
