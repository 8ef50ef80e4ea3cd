import type { JsonValue } from '@livery/kernel';
import {
  type Answer,
  type DescribedOperation,
  type MediaType,
  nameOf,
  type OpenApi,
  type Parameter,
  resolveAmong,
  type Schema,
} from './open-api.ts';

export interface Operation extends Omit<DescribedOperation, 'parameters' | 'responses'> {
  readonly method: string;
  /** With the version: `/api/v1/fonts/{id}`. */
  readonly path: string;
  readonly area: string;
  /** Whether it asks for a key, for the secret of an OAuth application, or for nothing. */
  readonly credential: 'key' | 'client' | 'none';
  /** Any one of them opens it. */
  readonly scopes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly bodies: Readonly<Record<string, MediaType>>;
  /** By status. */
  readonly answers: readonly (readonly [status: string, answer: Answer])[];
  /** The path of the list that the record with the id of the path stands in, where there is one. */
  readonly list: string | null;
}

/** The operations whose paths begin alike: one page of the reference. */
export interface Section {
  readonly slug: string;
  readonly title: string;
  readonly area: string;
  readonly operations: readonly Operation[];
  /** Names of the schemas of the records that the operations answer with. */
  readonly records: readonly string[];
}

/** The contract of the service, as the reference tells it. */
export class Contract {
  readonly about: string;
  readonly areas: OpenApi['tags'];
  readonly sections: readonly Section[];

  constructor(private readonly document: OpenApi) {
    this.about = document.info.description;
    this.areas = document.tags;
    const operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, described]) => this.operation(method.toUpperCase(), path, described)),
    );
    const slugs = [...new Set(operations.map(slugOf))];
    this.sections = slugs.map((slug) =>
      this.section(
        slug,
        operations.filter((operation) => slugOf(operation) === slug),
      ),
    );
  }

  schema(name: string): Schema {
    return resolveAmong(this.document.components.schemas, { $ref: name });
  }

  /** The schema itself where this is a reference to it. */
  resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.schema(schema.$ref);
  }

  /** The example of a body: its own, or that of its schema. */
  exampleOf({ example, schema }: MediaType): JsonValue | undefined {
    return example ?? (schema && this.resolved(schema).examples?.[0]);
  }

  /** The members of the example of a body. */
  exampleMembers(media: MediaType): readonly (readonly [name: string, value: JsonValue])[] {
    const example = this.exampleOf(media) ?? null;
    return typeof example === 'object' && example !== null ? Object.entries(example) : [];
  }

  private operation(method: string, path: string, described: DescribedOperation): Operation {
    const { components, paths, servers } = this.document;
    const { security, parameters = [], responses, requestBody, tags } = described;
    const base = servers[0]?.url ?? '';
    const [listPath = path] = path.split('/{id}');
    return {
      ...described,
      method,
      path: base + path,
      area: tags[0] ?? '',
      credential: security.length === 0 ? 'none' : security.some((way) => 'client' in way) ? 'client' : 'key',
      scopes: [...new Set(security.flatMap((way) => Object.values(way).flat()))],
      parameters: parameters.map((parameter) => resolveAmong(components.parameters, parameter)),
      bodies: requestBody?.content ?? {},
      answers: Object.entries(responses).map(([status, answer]) => [
        status,
        resolveAmong(components.responses, answer),
      ]),
      list: listPath !== path && paths[listPath]?.['get'] !== undefined ? base + listPath : null,
    };
  }

  private section(slug: string, operations: readonly Operation[]): Section {
    const records = operations.flatMap((operation) => recordOf(operation, this) ?? []);
    const area = operations[0]?.area ?? '';
    return { slug, title: titleOf(slug), area, operations, records: [...new Set(records)] };
  }
}

/** The name of the schema of the record, or of the records in a list, that an operation answers with. */
export function recordOf({ answers }: Operation, contract: Contract): string | undefined {
  const schema = Object.values(answers[0]?.[1].content ?? {})[0]?.schema;
  if (schema?.$ref === undefined) return undefined;
  const item = isList(schema, contract) ? contract.resolved(schema).properties?.['data']?.items : schema;
  return item?.$ref === undefined ? undefined : nameOf(item.$ref);
}

export function isList(schema: Schema, contract: Contract): boolean {
  return contract.resolved(schema).properties?.['object']?.const === 'list';
}

/** `/api/v1/webhook_endpoints/{id}` is of `webhook-endpoints`. */
function slugOf({ path }: Operation): string {
  const [, , , first = ''] = path.split('/');
  return first.replaceAll(/[_.]/g, '-');
}

const SPELLINGS: Readonly<Record<string, string>> = {
  api: 'API',
  json: 'document',
  oauth: 'OAuth',
  openapi: 'OpenAPI',
  ppt: 'PPT',
};

function titleOf(slug: string): string {
  const words = slug.split('-').map((word) => SPELLINGS[word] ?? word);
  const title = words.join(' ');
  return title.charAt(0).toUpperCase() + title.slice(1);
}
