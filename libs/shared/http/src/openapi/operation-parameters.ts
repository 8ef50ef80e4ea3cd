import type { PipeTransform } from '@nestjs/common';
import type { JsonSchema } from '@livery/kernel';
import { requestMembers } from '@livery/requests';
import type { DeclaredEndpoint } from '../declared-endpoints.ts';
import { takesBearer } from '../endpoint.ts';
import { type HandlerParameter, handlerParameters } from '../handler-parameters.ts';
import { isRead } from '../is-read.ts';
import type { PublicIdPipe } from '../id-param.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import { VERSION_TEXT } from './version-text.ts';

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** The headers of requests, by the names of their components. */
export const HEADER_PARAMETERS = {
  ApiVersion: {
    name: 'Api-Version',
    in: 'header',
    description:
      'The dated version of the API to use. If you leave it out, the version that the credential is pinned to is used.',
    schema: VERSION_TEXT,
    example: '2026-11-20',
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'Makes it safe to send a write again. The write is performed once. Repeats within 24 hours get the same response. Use ' +
      'a new random value for every new request.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[ -~]+$' },
    example: '7d1f0c3e-5a0b-4a4e-9d51-2f6f3a7f9b10',
  },
  Prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      '`respond-async`: the response is 202 with the record at once, and the work is done in the background (RFC 7240).',
    schema: { type: 'string' },
  },
  PreferWait: {
    name: 'Prefer',
    in: 'header',
    description:
      '`wait=10`: the request waits up to so many seconds, at most ten, for the end of the work that it starts (RFC 7240).',
    schema: { type: 'string' },
    example: 'wait=10',
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The `ETag` of the record as you have read it. If the record has changed since, nothing is changed, and the response has status 412.',
    schema: { type: 'string', pattern: '^(\\*|"[0-9]+(-[0-9a-f]{32})?")$' },
    example: '"3"',
  },
} as const;

/** The parameters of an operation: path, query and headers. */
export function operationParameters(declared: DeclaredEndpoint, schemas: ComponentSchemas): readonly object[] {
  const { endpoint } = declared;
  const repeatable = !isRead(endpoint) && takesBearer(endpoint) && endpoint.idempotent !== false;
  return [
    ...[...pathParameters(declared), ...queryParameters(declared)].map((parameter) => shown(parameter, schemas)),
    { $ref: '#/components/parameters/ApiVersion' },
    ...(repeatable ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ...(endpoint.respondsAsync ? [{ $ref: '#/components/parameters/Prefer' }] : []),
    ...(endpoint.awaited ? [{ $ref: '#/components/parameters/PreferWait' }] : []),
    ...(endpoint.ifMatch ? [{ $ref: '#/components/parameters/IfMatch' }] : []),
  ];
}

function pathParameters({ endpoint, controller, method }: DeclaredEndpoint): Parameter[] {
  const names = endpoint.path.split('/').flatMap((segment) => (segment.startsWith(':') ? [segment.slice(1)] : []));
  const read = handlerParameters(controller, method, 'PARAM');
  return names.map((name) => {
    const pipes = read.filter((parameter) => parameter.name === name).flatMap((parameter) => parameter.pipes);
    return { name, in: 'path', required: true, schema: schemaOf(pipes) };
  });
}

function schemaOf(pipes: HandlerParameter['pipes']): JsonSchema {
  const [prefix] = pipes.filter(isPublicIdPipe).map((pipe) => pipe.prefix);
  const [described] = pipes.filter(isDescribedPipe).map((pipe) => pipe.schema);
  if (prefix === undefined) return described ?? { type: 'string' };
  return { type: 'string', pattern: `^${prefix}_[0-9A-Za-z]{22}$`, examples: [`${prefix}_0350tEyI3ThR2kZQtU0Oni`] };
}

function isPublicIdPipe(pipe: object): pipe is PublicIdPipe {
  return 'prefix' in pipe;
}

/** The pipe of a parameter in the path that is not the id of a record. */
interface DescribedPipe extends PipeTransform<string, unknown> {
  readonly schema: JsonSchema;
}

function isDescribedPipe(pipe: object): pipe is DescribedPipe {
  return 'schema' in pipe;
}

function queryParameters({ endpoint, controller, method }: DeclaredEndpoint): Parameter[] {
  const ofClass = handlerParameters(controller, method, 'QUERY').flatMap(({ type }) =>
    type === undefined ? [] : requestMembers(type),
  );
  const ofBody = Object.entries(endpoint.body?.query ?? {}).map(([name, schema]) => ({
    name,
    isRequired: false,
    shown: besideForm(schema),
  }));
  return [...ofClass, ...ofBody].map(({ name, isRequired, shown }) => ({
    name,
    in: 'query',
    required: isRequired,
    schema: shown,
  }));
}

/**
 * A parameter for a raw body, whose name a field of the form has, too. Some generated clients send defaults, but it is refused beside
 * any other body; and some declare the enumerations of both by one name.
 */
function besideForm(schema: JsonSchema): JsonSchema {
  const { enum: values } = schema;
  const kept = Object.entries(schema).filter(([name]) => name !== 'default' && name !== 'enum');
  const pattern = values && { type: 'string', pattern: `^(?:${values.join('|')})$` };
  return Object.fromEntries([...kept, ...Object.entries(pattern ?? {})]);
}

/** A parameter as OpenAPI writes it: its description and example stand beside the schema. */
function shown({ schema, ...parameter }: Parameter, schemas: ComponentSchemas): object {
  const { description, examples: [example] = [], ...rest } = schema;
  return {
    ...parameter,
    ...(description !== undefined && { description }),
    schema: schemas.reference(rest),
    ...(example !== undefined && { example }),
  };
}
