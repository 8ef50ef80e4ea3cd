import type { JsonSchema } from '@livery/kernel';
import { requestSchema } from '@livery/requests';
import type { DeclaredEndpoint } from '../declared-endpoints.ts';
import { bodyReaderOf, type EndpointOptions } from '../endpoint.ts';
import type { ErrorDialect } from '../errors/error-dialect.ts';
import { handlerParameters } from '../handler-parameters.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import type { ErrorResponses } from './error-responses.ts';
import { exampleOf } from './example-of.ts';
import { linksOf } from './links.ts';
import { operationParameters } from './operation-parameters.ts';
import { securityOf } from './security.ts';
import { successes } from './successes.ts';

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
  const { mediaTypes, contents = {} } = bodyReaderOf(endpoint);
  const content = formsFirst(mediaTypes).map((mediaType) => {
    const schema = contents[mediaType] ?? (parameter.type && requestSchema(parameter.type));
    return [mediaType, schema && mediaTypeOf(schema, schemas)] as const;
  });
  const isOptional = content.every(([, media]) => media?.isOptional);
  return {
    required: !isOptional,
    content: Object.fromEntries(content.map(([mediaType, media]) => [mediaType, media?.shown ?? {}])),
  };
}

/** Forms with a file stand first, since some client generators know only the first way to send a body, and JSON has no file. */
function formsFirst(mediaTypes: readonly string[]): readonly string[] {
  const isForm = (mediaType: string): boolean => mediaType === 'multipart/form-data';
  return [...mediaTypes.filter(isForm), ...mediaTypes.filter((mediaType) => !isForm(mediaType))];
}

function mediaTypeOf(schema: JsonSchema, schemas: ComponentSchemas) {
  const isOptional = schema.type === 'object' && (schema.required ?? []).length === 0;
  const example = schema.type === 'object' ? { example: exampleOf(schema) } : {};
  return { isOptional, shown: { schema: schemas.reference(schema), ...example } };
}
