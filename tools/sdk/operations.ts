import { componentOf, type OpenApiDocument, type OperationObject, type Parameter, type Schema } from './document.ts';
import { nameOf, type OperationName } from './names.ts';

/** How the library reads an answer: a record, all pages of a list, a file, or a stream of events. */
export type Answer =
  | { readonly kind: 'record'; readonly schema: Schema }
  | { readonly kind: 'list'; readonly schema: Schema; readonly item: Schema }
  | { readonly kind: 'file' }
  | { readonly kind: 'stream'; readonly schema: Schema };

/** What the library sends: fields as JSON, fields with a file as a form, or fields in the encoding of web forms. */
export type Input =
  | { readonly kind: 'json'; readonly schema: Schema; readonly isOptional: boolean }
  | { readonly kind: 'upload'; readonly schema: Schema; readonly form: Schema; readonly takesFileId: boolean }
  | { readonly kind: 'urlencoded'; readonly schema: Schema };

/** An operation of the contract, as a method of the library. */
export interface Operation extends OperationName {
  readonly operationId: string;
  readonly verb: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly scopes: readonly string[];
  readonly pathParameters: readonly Parameter[];
  readonly query: readonly Parameter[];
  /** Names of the header parameters, such as `If-Match`. */
  readonly headers: readonly string[];
  readonly input: Input | undefined;
  readonly answer: Answer;
  /** Whether the operation may be sent without a credential. */
  readonly isPublic: boolean;
  /** Whether sending it again has no further effect: reads, and writes with an `Idempotency-Key`. */
  readonly isRepeatable: boolean;
  /** The media types of the answer that the method asks for, unless it is JSON. */
  readonly accept?: string;
}

/** Operations without an `Idempotency-Key` that change nothing, or nothing more, when they are sent again. */
const HARMLESS = ['precheckFiles', 'issueAccessToken', 'introspectToken', 'revokeToken'];
/** A form of RFC 6749 for other libraries. */
const LEFT_OUT = ['errors'];

/** Methods for answers of an operation that are no JSON, with a part of their media types. */
const FILE_METHODS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  retrieveBrandCheckReport: { downloadReportAsHtml: 'html', downloadReportAsSarif: 'sarif' },
  fixBrandCheck: { downloadFixed: 'vnd' },
};

/** Operations for the pages of the service itself, which send a cookie and no credential. */
const OF_PAGES = 'Sign-in';

/** All operations for programs, and once more those whose answer can also be a file. */
export function operationsOf(document: OpenApiDocument): readonly Operation[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([verb, operation]) => {
      if (operation.tags?.includes(OF_PAGES)) return [];
      const read = readOperation(document, { path, verb, operation });
      return [read, ...fileMethodsOf(read, operation)];
    }),
  );
}

function fileMethodsOf(operation: Operation, { responses }: OperationObject): readonly Operation[] {
  const types = Object.keys(responses['200']?.content ?? {});
  return Object.entries(FILE_METHODS[operation.operationId] ?? {}).map(([method, part]) => ({
    ...operation,
    method,
    accept: types.filter((type) => type.includes(part)).join(', '),
    answer: { kind: 'file' },
  }));
}

function readOperation(
  document: OpenApiDocument,
  { path, verb, operation }: { readonly path: string; readonly verb: string; readonly operation: OperationObject },
): Operation {
  const { operationId, summary, description, security = [], parameters = [] } = operation;
  const references = parameters.flatMap(({ $ref }) => $ref ?? []).map(componentOf);
  const input = inputOf(document, operation);
  return {
    ...nameOf(path, operationId),
    ...{ operationId, path, summary, description, input },
    verb: verb.toUpperCase(),
    scopes: [...new Set(security.flatMap((scheme) => scheme['apiKey'] ?? []))],
    pathParameters: parameters.filter((parameter) => parameter.in === 'path'),
    // Beside a form, the query repeats the fields of the form, for bodies that are the file alone.
    query: parameters.filter(
      (parameter) => parameter.in === 'query' && input?.kind !== 'upload' && !LEFT_OUT.includes(parameter.name),
    ),
    headers: references,
    answer: answerOf(document, operation),
    isPublic: !security.some((scheme) => 'apiKey' in scheme),
    isRepeatable: verb === 'get' || references.includes('IdempotencyKey') || HARMLESS.includes(operationId),
  };
}

function inputOf(document: OpenApiDocument, { requestBody }: OperationObject): Input | undefined {
  if (requestBody === undefined) return undefined;
  const [json, form, urlencoded] = ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'].map(
    (type) => requestBody.content[type]?.schema,
  );
  if (form !== undefined) {
    const fields = resolved(document, json ?? form);
    const takesFileId = json !== undefined && fields.properties?.['file'] !== undefined;
    return { kind: 'upload', schema: json ?? form, form: resolved(document, form), takesFileId };
  }
  if (urlencoded !== undefined) return { kind: 'urlencoded', schema: urlencoded };
  return json && { kind: 'json', schema: json, isOptional: requestBody.required !== true };
}

function answerOf(document: OpenApiDocument, { responses, operationId }: OperationObject): Answer {
  const { content = {} } = responses['200'] ?? responses['201'] ?? responses['202'] ?? {};
  const json = content['application/json']?.schema;
  const events = content['text/event-stream']?.schema;
  if (events !== undefined) return { kind: 'stream', schema: events };
  if (json === undefined) {
    if (content['*/*'] === undefined) throw new Error(`Say how the answer of ${operationId} is read.`);
    return { kind: 'file' };
  }
  const { properties = {} } = resolved(document, json);
  const item = properties['has_more'] && properties['data']?.items;
  return item === undefined ? { kind: 'record', schema: json } : { kind: 'list', schema: json, item };
}

/** A schema without a reference. */
export function resolved(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const component = document.components.schemas[componentOf(schema.$ref)];
  if (component === undefined) throw new Error(`There is no ${schema.$ref}.`);
  return resolved(document, component);
}
