import type { Type } from '@nestjs/common';
import { CURRENT_API_VERSION } from '@livery/kernel';
import { API_AREAS } from '../api-area.ts';
import { type DeclaredEndpoint, declaredEndpoints } from '../declared-endpoints.ts';
import type { ErrorDialect } from '../errors/error-dialect.ts';
import { API_DESCRIPTION } from './api-description.ts';
import { ComponentSchemas } from './component-schemas.ts';
import { type DocumentedErrors, ErrorResponses } from './error-responses.ts';
import { operation } from './operation.ts';
import { HEADER_PARAMETERS } from './operation-parameters.ts';
import { headerComponents } from './response-headers.ts';
import { SECURITY_SCHEMES } from './security.ts';

/** One application of the service: its controllers and its error format. */
export interface DocumentedApplication {
  readonly controllers: readonly Type[];
  readonly dialect?: ErrorDialect;
}

export interface OpenApiOptions {
  readonly applications: readonly DocumentedApplication[];
  readonly vocabulary: DocumentedErrors;
  /** The webhook requests that the service sends, by event type. */
  readonly webhooks: (schemas: ComponentSchemas) => Readonly<Record<string, object>>;
}

/** Generates the OpenAPI 3.1 document of the whole service from the declarations of its endpoints. */
export function openApiDocument({ applications, vocabulary, webhooks }: OpenApiOptions): object {
  const schemas = new ComponentSchemas();
  const errors = new ErrorResponses(schemas, vocabulary);
  const paths: Record<string, Record<string, unknown>> = {};
  const declarations = applications.flatMap(({ controllers, dialect = null }) =>
    controllers.flatMap(declaredEndpoints).map((declared) => ({ declared, dialect })),
  );
  const endpoints = declarations.map(({ declared }) => declared.endpoint);
  for (const { declared, dialect } of declarations) {
    const item = (paths[pathOf(declared)] ??= {});
    item[declared.endpoint.method.toLowerCase()] = operation(declared, { dialect, schemas, errors, endpoints });
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Livery',
      version: CURRENT_API_VERSION,
      summary: "Checks an organization's documents against its brand.",
      description: API_DESCRIPTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/api/v1', description: 'The service that serves this document.' }],
    tags: Object.entries(API_AREAS).map(([name, description]) => ({ name, description })),
    paths,
    webhooks: webhooks(schemas),
    components: {
      securitySchemes: SECURITY_SCHEMES,
      parameters: HEADER_PARAMETERS,
      headers: headerComponents([paths, errors.toObject()]),
      responses: errors.toObject(),
      schemas: schemas.toObject(),
    },
  };
}

/** `/fonts/:id` as `/fonts/{id}`. */
function pathOf({ endpoint }: DeclaredEndpoint): string {
  return endpoint.path.replaceAll(/:(\w+)/g, '{$1}');
}
