import { type JsonSchema, recordSchema } from '@livery/kernel';
import { ERROR_CATALOGUE } from '../errors/error-catalogue.ts';

const code = { enum: Object.keys(ERROR_CATALOGUE), description: 'What went wrong, for programs.' } as const;
const message = { type: 'string', minLength: 1, description: 'What to do about it, in words for developers.' } as const;
const param = {
  type: ['string', 'null'],
  description: 'The parameter at fault as it was written: `limit`, `data[2].hex`.',
} as const;

const TYPES = [
  'invalid_request_error',
  'authentication_error',
  'permission_error',
  'idempotency_error',
  'rate_limit_error',
  'api_error',
] as const;

const problemSchema = {
  title: 'Problem',
  description: 'One of several things that are wrong with a request.',
  ...recordSchema({ code, message, param: { type: 'string' } }),
} as const satisfies JsonSchema;

const members = {
  type: { enum: TYPES },
  kind: { enum: TYPES, description: 'The same as `type`.' },
  code,
  message,
  param,
  request_id: {
    type: 'string',
    pattern: '^req_[0-9A-Za-z]{22}$',
    description: 'Quote it when you report the failure.',
  },
  doc_url: {
    type: ['string', 'null'],
    pattern: '^https?://[^/]+/docs/errors#[a-z0-9_]+$',
    description:
      'Where the code is explained, for a browser; null for codes of RFC 6749 that no endpoint of this API has.',
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The body of every error of this API. */
export const errorSchema = {
  title: 'Error',
  description: 'Why a request was refused or failed.',
  ...recordSchema({
    error: {
      type: 'object',
      properties: {
        ...members,
        errors: { type: 'array', items: problemSchema, description: 'All of it, when several parameters are wrong.' },
        required_scopes: {
          type: 'array',
          items: { type: 'string' },
          description: 'Any one of these would have served.',
        },
        brand_check: { type: 'string', description: 'The check that was kept of a document that cannot be judged.' },
        part: { type: 'string', description: 'The part of the document that is at fault.' },
      },
      required: Object.keys(members),
      additionalProperties: false,
    },
  }),
} as const satisfies JsonSchema;
