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
  /** The path with the version, such as `/api/v1/fonts/{id}`. */
  readonly path: string;
  readonly area: string;
  /** The credential that it requires: a key, the secret of an OAuth application, or none. */
  readonly credential: 'key' | 'client' | 'none';
  /** The scopes, any one of which is enough. */
  readonly scopes: readonly string[];
  readonly parameters: readonly Parameter[];
  readonly bodies: Readonly<Record<string, MediaType>>;
  /** The responses by status. */
  readonly answers: readonly (readonly [status: string, answer: Answer])[];
  /** The path of the list that contains the records with the id of the path, if there is one. */
  readonly list: string | null;
}

/** The operations with the same first path segment, which are one page of the reference. */
export interface Section {
  readonly slug: string;
  readonly title: string;
  readonly area: string;
  readonly operations: readonly Operation[];
  /** The names of the schemas of the records that the operations return. */
  readonly records: readonly string[];
}

/** Operations that only pages of the service itself can call. The reference is written for programs, and leaves them out. */
const OF_PAGES = 'Sign-in';

/** The contract of the service, prepared for the reference. */
export class Contract {
  readonly about: string;
  readonly areas: OpenApi['tags'];
  readonly sections: readonly Section[];

  constructor(private readonly document: OpenApi) {
    this.about = document.info.description;
    this.areas = document.tags.filter(({ name }) => name !== OF_PAGES);
    const operations = Object.entries(document.paths)
      .flatMap(([path, item]) =>
        Object.entries(item).map(([method, described]) => this.operation(method.toUpperCase(), path, described)),
      )
      .filter(({ area }) => area !== OF_PAGES);
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

  /** The schema to which a reference leads, or the schema itself. */
  resolved(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : this.schema(schema.$ref);
  }

  /** The example of a body, or that of its schema. */
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

/** The name of the schema of the record, or of the records in a list, that an operation returns. */
export function recordOf({ answers }: Operation, contract: Contract): string | undefined {
  const schema = Object.values(answers[0]?.[1].content ?? {})[0]?.schema;
  if (schema?.$ref === undefined) return undefined;
  const item = isList(schema, contract) ? contract.resolved(schema).properties?.['data']?.items : schema;
  return item?.$ref === undefined ? undefined : nameOf(item.$ref);
}

export function isList(schema: Schema, contract: Contract): boolean {
  return contract.resolved(schema).properties?.['object']?.const === 'list';
}

/** The section of a path: `webhook-endpoints` for `/api/v1/webhook_endpoints/{id}`. */
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
