import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema, Vocabulary } from '@livery/kernel';
import type { EndpointOptions } from '../endpoint.ts';
import type { ErrorDialect } from '../errors/error-dialect.ts';
import type { ComponentSchemas } from './component-schemas.ts';
import { errorSchemaOf } from './error-schema.ts';
import { reasonPhrase } from './reason-phrase.ts';
import { type HeaderComponent, headerReferences } from './response-headers.ts';
import { type EndpointError, endpointErrors } from './endpoint-errors.ts';

const EXAMPLE_REQUEST = 'req_0350tEyI9WRR1dY0U3zNUE';
const MOST_CODES_IN_A_NAME = 2;

/** The error codes and members of errors that the document describes. */
export type DocumentedErrors = Pick<Required<Vocabulary>, 'errorCodes' | 'errorMembers'>;

/** Collects the error responses of a document. Each different response is written once. */
export class ErrorResponses {
  private readonly responses = new Map<string, object>();

  private readonly errorSchema: JsonSchema;

  constructor(
    private readonly schemas: ComponentSchemas,
    private readonly vocabulary: DocumentedErrors,
  ) {
    this.errorSchema = errorSchemaOf(vocabulary.errorCodes, vocabulary.errorMembers);
  }

  /** References to the error responses of an endpoint, by status. */
  of(endpoint: EndpointOptions, dialect: ErrorDialect | null): Readonly<Record<string, object>> {
    const all = endpointErrors(endpoint, dialect, this.vocabulary.errorCodes);
    const statuses = [...new Set(all.map(({ status }) => status))];
    return Object.fromEntries(
      statuses.map((status) => {
        const errors = all.filter((error) => error.status === status);
        return [status, this.reference(nameOf(errors, endpoint, dialect), this.response(status, errors, dialect))];
      }),
    );
  }

  /** The responses by name, sorted. */
  toObject(): Readonly<Record<string, object>> {
    return Object.fromEntries([...this.responses].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  private reference(name: string, response: object): object {
    const known = this.responses.get(name);
    if (known !== undefined && !isDeepStrictEqual(known, response))
      throw new Error(`Two error responses are named ${name}.`);
    this.responses.set(name, response);
    return { $ref: `#/components/responses/${name}` };
  }

  /** `x-error-codes` lists the possible codes for programs; the description lists them for people. */
  private response(status: number, errors: readonly EndpointError[], dialect: ErrorDialect | null): object {
    const codes = errors.map(({ code }) => code).sort();
    const lines = errors.map(({ code, meaning }) => `- \`${code}\`: ${meaning}`).sort();
    const schema = dialect === null ? this.errorSchema : { anyOf: [this.errorSchema, dialect.schema] };
    return {
      description: [`${reasonPhrase(status)}.`, '', ...lines].join('\n'),
      headers: headerReferences(headersOf(status, codes)),
      content: { 'application/json': { schema: this.schemas.reference(schema), example: exampleOf(errors) } },
      'x-error-codes': codes,
    };
  }
}

/** The name of a response: the reason phrase, the groups of its common errors, and the endpoint's own errors. */
function nameOf(
  errors: readonly EndpointError[],
  { operationId }: EndpointOptions,
  dialect: ErrorDialect | null,
): string {
  const groups = [...new Set(errors.flatMap(({ group }) => (group === null ? [] : [group])))];
  const own = errors.filter(({ group }) => group === null).map(({ code }) => code);
  const reason = reasonPhrase(errors[0]?.status ?? 500);
  const last = own.length > MOST_CODES_IN_A_NAME ? [operationId] : own.flatMap((code) => code.split('_'));
  return [dialect?.schema.title ?? '', ...reason.split(/\W+/), ...groups, ...last].map(capitalized).join('');
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function headersOf(status: number, codes: readonly string[]): readonly HeaderComponent[] {
  const challenges = status === 401 || codes.includes('insufficient_scope');
  const passes = codes.includes('idempotency_key_in_use') || status === 429 || status === 503;
  return [
    'RequestId',
    'ApiVersion',
    ...(challenges ? (['WwwAuthenticate'] as const) : []),
    ...(status === 416 ? (['ContentRangeOfNone'] as const) : []),
    ...(status === 429 ? (['RateLimit', 'RateLimitPolicy'] as const) : []),
    ...(passes ? (['RetryAfter'] as const) : []),
  ];
}

function exampleOf([first]: readonly EndpointError[]): object {
  const { type, code, meaning } = first ?? { type: 'api_error', code: 'internal_error', meaning: '' };
  return {
    error: {
      type,
      kind: type,
      code,
      message: meaning,
      param: null,
      request_id: EXAMPLE_REQUEST,
      doc_url: `https://livery.example/docs/errors#${code}`,
    },
  };
}
