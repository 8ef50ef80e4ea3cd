import { COMMON_ERROR_CODES, type EndpointTable } from '@livery/http';
import { type FromSchema, type JsonSchema, recordSchema } from '@livery/kernel';
import { Ajv2020 } from 'ajv/dist/2020.js';

const errorSchema = recordSchema({
  error: {
    type: 'object',
    required: ['type', 'kind', 'code', 'message', 'param', 'request_id', 'doc_url'],
    properties: {
      type: {
        enum: [
          'invalid_request_error',
          'authentication_error',
          'permission_error',
          'idempotency_error',
          'rate_limit_error',
          'api_error',
        ],
      },
      kind: { type: 'string' },
      doc_url: { type: ['string', 'null'] },
      code: { type: 'string', pattern: '^[a-z0-9_]+$' },
      message: { type: 'string', minLength: 1 },
      param: { type: ['string', 'null'] },
      request_id: { type: 'string', pattern: '^req_[0-9A-Za-z]{22}$' },
    },
  },
});

/** RFC 6749, section 5.2: what an OAuth endpoint answers to who speaks RFC. */
const rfcErrorSchema: JsonSchema = recordSchema({
  error: { type: 'string', pattern: '^[a-z_]+$' },
  error_description: { type: 'string', minLength: 1 },
});

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/);

export interface ObservedResponse {
  readonly method: string;
  /** Below the version segment, without the query. */
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: unknown;
}

/** @throws Error when a real answer is not what its endpoint declares, an error is not of the documented shape, or not declared */
export function assertContract(response: ObservedResponse, endpoints: Pick<EndpointTable, 'find'>): void {
  const { method, path, status, headers, body } = response;
  const where = `${method} ${path} → ${status}`;
  if (!/^req_[0-9A-Za-z]{22}$/.test(headers['request-id'] ?? '')) throw new Error(`${where}: no Request-Id`);
  const endpoint = endpoints.find(method, path);
  if (status >= 400) {
    if (speaksRfc(path, body)) {
      assertFits(rfcErrorSchema, body, where);
      return;
    }
    const { code } = assertFits(errorSchema, body, where).error;
    const isDeclared = COMMON_ERROR_CODES.has(code) || endpoint?.errors?.some((declared) => declared === code) === true;
    if (!isDeclared) throw new Error(`${where}: ${code} is not declared`);
    return;
  }
  if (endpoint === undefined) throw new Error(`${where}: no declared endpoint`);
  if (status !== (endpoint.status ?? 200)) throw new Error(`${where}: declared is ${endpoint.status ?? 200}`);
  assertFits(endpoint.response, body, where);
}

function speaksRfc(path: string, body: unknown): boolean {
  return path.startsWith('/oauth/') && typeof body === 'object' && body !== null && 'error_description' in body;
}

/** @returns the value as its schema describes it @throws Error that lists where it departs from the schema */
export function assertFits<const Schema extends JsonSchema>(
  schema: Schema,
  value: unknown,
  where: string,
): FromSchema<Schema> {
  const validate = ajv.compile<FromSchema<Schema>>(schema);
  if (validate(value)) return value;
  const problems = (validate.errors ?? []).map((error) => `  ${error.instancePath || '/'} ${error.message ?? ''}`);
  throw new Error(`${where} does not fit its schema:\n${problems.join('\n')}\n${JSON.stringify(value)}`);
}
