import type { JsonSchema } from '@livery/kernel';
import { jsonBody } from '../body/json-body.ts';
import type { DeclaredEndpoint } from '../declared-endpoints.ts';
import type { EndpointOptions } from '../endpoint.ts';
import type { ErrorDialect } from '../errors/error-dialect.ts';
import { handlerParameters } from '../handler-parameters.ts';
import { isRead } from '../is-read.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import type { ErrorResponses } from './error-responses.ts';
import { exampleOf } from './example-of.ts';
import { linksOf } from './links.ts';
import { operationParameters } from './operation-parameters.ts';
import { requestSchema } from './request-schema.ts';
import { type HeaderComponent, headerReferences } from './response-headers.ts';
import { securityOf } from './security.ts';

interface OperationContext {
  readonly dialect: ErrorDialect | null;
  readonly schemas: ComponentSchemas;
  readonly errors: ErrorResponses;
  /** All endpoints of the document. */
  readonly endpoints: readonly EndpointOptions[];
}

/** Generates one operation of the document. */
export function operation(
  declared: DeclaredEndpoint,
  { dialect, schemas, errors, endpoints }: OperationContext,
): Readonly<Record<string, unknown>> {
  const { endpoint } = declared;
  const body = requestBody(declared, schemas);
  return {
    operationId: endpoint.operationId,
    tags: [endpoint.area],
    summary: endpoint.summary,
    description: endpoint.description,
    security: securityOf(endpoint),
    parameters: operationParameters(declared, schemas),
    ...(body && { requestBody: body }),
    responses: { ...successes(endpoint, schemas, linksOf(endpoint, endpoints)), ...errors.of(endpoint, dialect) },
  };
}

function requestBody(
  { endpoint, controller, method }: DeclaredEndpoint,
  schemas: ComponentSchemas,
): object | undefined {
  const [parameter] = handlerParameters(controller, method, 'BODY');
  if (parameter === undefined) return undefined;
  const { mediaTypes, contents = {} } = endpoint.body ?? jsonBody;
  const content = mediaTypes.map((mediaType) => {
    const schema = contents[mediaType] ?? (parameter.type && requestSchema(parameter.type));
    return [mediaType, schema && mediaTypeOf(schema, schemas)] as const;
  });
  const isOptional = content.every(([, media]) => media?.isOptional);
  return {
    required: !isOptional,
    content: Object.fromEntries(content.map(([mediaType, media]) => [mediaType, media?.shown ?? {}])),
  };
}

function mediaTypeOf(schema: JsonSchema, schemas: ComponentSchemas) {
  const isOptional = schema.type === 'object' && (schema.required ?? []).length === 0;
  const example = schema.type === 'object' ? { example: exampleOf(schema) } : {};
  return { isOptional, shown: { schema: schemas.reference(schema), ...example } };
}

function successes(
  endpoint: EndpointOptions,
  schemas: ComponentSchemas,
  links: object | undefined,
): Readonly<Record<string, object>> {
  const { response, status = 200, otherStatuses = {} } = endpoint;
  const headers = { ...headerReferences(headersOf(endpoint)), ...ownHeaders(endpoint) };
  const content = {
    'application/json': { schema: schemas.reference(response), ...exampleBeside(endpoint) },
  };
  return {
    [status]: { description: response.description ?? 'Success.', headers, content, ...(links && { links }) },
    ...Object.fromEntries(
      Object.entries(otherStatuses).map(([other, { description, isEmpty }]) => [
        other,
        { description, headers, ...(isEmpty ? {} : { content }) },
      ]),
    ),
  };
}

function headersOf(endpoint: EndpointOptions): readonly HeaderComponent[] {
  const isRepeatable = !isRead(endpoint) && endpoint.scopes !== 'public' && endpoint.idempotent !== false;
  const isKeyed = endpoint.scopes !== 'public';
  return [
    'RequestId',
    'ApiVersion',
    ...(isKeyed ? (['RateLimit', 'RateLimitPolicy'] as const) : []),
    ...(isRepeatable ? (['IdempotentReplayed', 'OriginalRequest'] as const) : []),
  ];
}

function ownHeaders({ headers = {} }: EndpointOptions): object {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

/** The example of a response. A record has one in its schema. That of a list is composed here, since a list contains its path. */
function exampleBeside({ response, path }: EndpointOptions): object {
  const example = response.examples === undefined ? exampleOf(response) : null;
  if (typeof example !== 'object' || example === null) return {};
  return { example: 'url' in example ? { ...example, url: `/api/v1${path}` } : example };
}
