import { type EndpointOptions, takesBearer } from '../endpoint.ts';
import { isRead } from '../is-read.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import { exampleOf } from './example-of.ts';
import { type HeaderComponent, headerReferences } from './response-headers.ts';

const BYTE_STATUSES: NonNullable<EndpointOptions['otherStatuses']> = {
  206: { description: 'The part of the file that `Range` asks for.' },
  304: { description: 'The file has not changed. It still matches `If-None-Match`.', isEmpty: true },
};

const RECORD_STATUSES: NonNullable<EndpointOptions['otherStatuses']> = {
  304: { description: 'The record has not changed. It still matches `If-None-Match`.', isEmpty: true },
};

const ASYNC_STATUSES: NonNullable<EndpointOptions['otherStatuses']> = {
  202: {
    description: 'The request was accepted (`Prefer: respond-async`). `GET` of the record shows when it is done.',
  },
};

const AWAITED_STATUSES: NonNullable<EndpointOptions['otherStatuses']> = {
  200: { description: 'The work has ended while the request waited (`Prefer: wait`).' },
};

/** The responses of an operation that are not errors, by status. */
export function successes(
  endpoint: EndpointOptions,
  schemas: ComponentSchemas,
  links: object | undefined,
): Readonly<Record<string, object>> {
  const { response, status = 200, otherStatuses = {}, answer } = endpoint;
  const content = contentOf(endpoint, schemas);
  const others = Object.entries({
    ...(answer === 'bytes' && BYTE_STATUSES),
    ...(answer === undefined && isRead(endpoint) && endpoint.headers?.['ETag'] !== undefined && RECORD_STATUSES),
    ...(endpoint.respondsAsync && ASYNC_STATUSES),
    ...(endpoint.awaited && AWAITED_STATUSES),
    ...otherStatuses,
  });
  return {
    [status]: {
      description: response.description ?? 'Success.',
      headers: headersOf(endpoint, status),
      content,
      ...(links && { links }),
    },
    ...Object.fromEntries(
      others.map(([other, { description, isEmpty }]) => [
        other,
        { description, headers: headersOf(endpoint, Number(other)), ...(isEmpty ? {} : { content }) },
      ]),
    ),
  };
}

/** The body by media type. A file has its own, which is known only with the record. The schema of events is that of their data. */
function contentOf(endpoint: EndpointOptions, schemas: ComponentSchemas): object {
  const { response, answer = 'json', alternatives = {} } = endpoint;
  const schema = schemas.reference(response);
  switch (answer) {
    case 'bytes':
      return { '*/*': { schema } };
    case 'events':
      return { 'text/event-stream': { schema } };
    case 'json':
      return {
        'application/json': { schema, ...exampleBeside(endpoint) },
        ...Object.fromEntries(
          Object.entries(alternatives).map(([type, shown]) => [type, { schema: schemas.reference(shown) }]),
        ),
      };
  }
}

function headersOf(endpoint: EndpointOptions, status: number): object {
  const isRepeatable = !isRead(endpoint) && takesBearer(endpoint) && endpoint.idempotent !== false;
  const isKeyed = takesBearer(endpoint);
  const components: readonly HeaderComponent[] = [
    'RequestId',
    'ApiVersion',
    ...(isKeyed ? (['RateLimit', 'RateLimitPolicy'] as const) : []),
    ...(isRepeatable ? (['IdempotentReplayed', 'OriginalRequest'] as const) : []),
    ...(endpoint.answer === 'bytes' ? byteHeaders(status) : []),
    ...(endpoint.awaited ? (['PreferenceAppliedWait'] as const) : []),
    ...(endpoint.respondsAsync && status === 202 ? (['Location', 'PreferenceApplied'] as const) : []),
  ];
  return { ...headerReferences(components), ...ownHeaders(endpoint) };
}

function byteHeaders(status: number): readonly HeaderComponent[] {
  if (status === 304) return ['ETag'];
  return ['ETag', 'AcceptRanges', 'ContentDisposition', ...(status === 206 ? (['ContentRange'] as const) : [])];
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
