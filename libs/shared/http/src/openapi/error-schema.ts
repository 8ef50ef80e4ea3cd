import { type ErrorCatalogue, type JsonSchema, recordSchema } from '@livery/kernel';

const message = {
  type: 'string',
  minLength: 1,
  description: 'An explanation for developers. It says what to do.',
} as const;
const param = {
  type: ['string', 'null'],
  description: 'The parameter that caused the error, as you wrote it: `limit`, `data[2].hex`.',
} as const;

const TYPES = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'idempotency_error',
  'rate_limit_error',
  'api_error',
] as const;

/**
 * The schema of every error of this API.
 * @param catalogue all error codes
 * @param ownMembers further members that errors with some codes have, as their owners declare them
 */
export function errorSchemaOf(catalogue: ErrorCatalogue, ownMembers: Readonly<Record<string, JsonSchema>>) {
  const members = membersOf(catalogue);
  const { code } = members;
  return {
    title: 'Error',
    description: 'The reason why a request was refused or failed.',
    ...recordSchema({
      error: {
        type: 'object',
        properties: {
          ...members,
          errors: {
            type: 'array',
            items: problemSchema(code),
            description: 'All problems, if several parameters are wrong.',
          },
          required_scopes: {
            type: 'array',
            items: { type: 'string' },
            description: 'The scopes that the endpoint accepts. One of them is enough.',
          },
          ...ownMembers,
        },
        required: Object.keys(members),
        additionalProperties: false,
      },
    }),
  } as const satisfies JsonSchema;
}

/** The members of every error. */
function membersOf(catalogue: ErrorCatalogue) {
  return {
    type: { enum: TYPES },
    kind: { enum: TYPES, description: 'The same as `type`.' },
    code: { enum: Object.keys(catalogue), description: 'The reason as a code. Programs should use this field.' },
    message,
    param,
    request_id: {
      type: 'string',
      pattern: '^req_[0-9A-Za-z]{22}$',
      description: 'The id of the request. Quote it when you report the error.',
    },
    doc_url: {
      type: ['string', 'null'],
      pattern: '^https?://[^/]+/docs/errors#[a-z0-9_]+$',
      description: 'The page that explains the code. Null for codes of RFC 6749 that no endpoint of this API uses.',
    },
  } as const satisfies Readonly<Record<string, JsonSchema>>;
}

function problemSchema(code: JsonSchema) {
  return {
    title: 'Problem',
    description: 'One of several problems with a request.',
    ...recordSchema({ code, message, param: { type: 'string' } }),
  } as const satisfies JsonSchema;
}
