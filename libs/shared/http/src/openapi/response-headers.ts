import type { DocumentedSchema } from './component-schemas.ts';
import { VERSION_TEXT } from './version-text.ts';

interface Header {
  readonly name: string;
  readonly description: string;
  /** Set if every response has the header. */
  readonly required?: true;
  readonly schema: DocumentedSchema;
}

const REQUEST_ID = { type: 'string', pattern: '^req_[0-9A-Za-z]{22}$' };

/** The headers of responses, by the names of their components. */
const HEADERS = {
  RequestId: { name: 'Request-Id', description: 'The id of this request.', required: true, schema: REQUEST_ID },
  ApiVersion: {
    name: 'Api-Version',
    description: 'The dated version of the API that the response follows.',
    required: true,
    schema: VERSION_TEXT,
  },
  RetryAfter: {
    name: 'Retry-After',
    description: 'The number of seconds after which the same request may succeed.',
    schema: { type: 'string', pattern: '^[0-9]+$' },
  },
  WwwAuthenticate: {
    name: 'WWW-Authenticate',
    description: 'How to authenticate (RFC 6750, section 3).',
    schema: { type: 'string' },
  },
  RateLimit: {
    name: 'RateLimit',
    description:
      'The number of requests that are left (`r`), and the number of seconds until all are available again (`t`): `"default";r=199;t=1`.',
    schema: { type: 'string', pattern: '^"[a-z_]+";r=[0-9]+;t=[0-9]+$' },
  },
  RateLimitPolicy: {
    name: 'RateLimit-Policy',
    description: 'The number of requests (`q`) that are allowed in a number of seconds (`w`): `"default";q=200;w=2`.',
    schema: { type: 'string', pattern: '^"[a-z_]+";q=[0-9]+;w=[0-9]+$' },
  },
  IdempotentReplayed: {
    name: 'Idempotent-Replayed',
    description: '`true` if the request was performed before and this response repeats the first one.',
    schema: { const: 'true', type: 'string' },
  },
  OriginalRequest: {
    name: 'Original-Request',
    description: 'The id of the request that was performed, if this response repeats an earlier one.',
    schema: REQUEST_ID,
  },
  Location: {
    name: 'Location',
    description: 'The address of the record.',
    required: true,
    schema: { type: 'string', pattern: '^/api/v1/' },
  },
  PreferenceApplied: {
    name: 'Preference-Applied',
    description: 'The preference that was heeded (RFC 7240).',
    required: true,
    schema: { const: 'respond-async', type: 'string' },
  },
  PreferenceAppliedWait: {
    name: 'Preference-Applied',
    description:
      'For how many seconds the request waited at most (RFC 7240). It is left out of responses without a wait.',
    schema: { type: 'string', pattern: '^wait=[0-9]+$' },
  },
  ETag: {
    name: 'ETag',
    description: 'Identifies the bytes of the file.',
    required: true,
    schema: { type: 'string', pattern: '^"[!#-~]+"$' },
  },
  AcceptRanges: {
    name: 'Accept-Ranges',
    description: 'Says that `Range` may ask for a part of the file.',
    required: true,
    schema: { const: 'bytes', type: 'string' },
  },
  ContentDisposition: {
    name: 'Content-Disposition',
    description: 'The name of the file, and whether a browser saves it or may show it (RFC 6266).',
    required: true,
    schema: { type: 'string' },
  },
  ContentRange: {
    name: 'Content-Range',
    description:
      'The first and the last byte of the part, counted from 0, and the size of the file: `bytes 0-99/1234`.',
    required: true,
    schema: { type: 'string', pattern: '^bytes [0-9]+-[0-9]+/[0-9]+$' },
  },
  ContentRangeOfNone: {
    name: 'Content-Range',
    description: 'The size of the file: `bytes */1234`.',
    required: true,
    schema: { type: 'string', pattern: '^bytes [*]/[0-9]+$' },
  },
} as const satisfies Readonly<Record<string, Header>>;

export type HeaderComponent = keyof typeof HEADERS;

/** References to headers, by the names of the headers. */
export function headerReferences(components: readonly HeaderComponent[]): Readonly<Record<string, object>> {
  return Object.fromEntries(
    components.map((component) => [HEADERS[component].name, { $ref: `#/components/headers/${component}` }]),
  );
}

/** The headers to which parts of the document refer. */
export function headerComponents(parts: readonly object[]): Readonly<Record<string, object>> {
  const text = JSON.stringify(parts);
  const used = Object.entries(HEADERS).filter(([component]) => text.includes(`"#/components/headers/${component}"`));
  return Object.fromEntries(used.map(([component, header]) => [component, withoutName(header)]));
}

function withoutName(header: Header): object {
  return Object.fromEntries(Object.entries(header).filter(([member]) => member !== 'name'));
}
