import { type BodyReader, jsonOrFormBody } from '@livery/http';
import { idSchema, type JsonSchema } from '@livery/kernel';

/** The query parameters of every OAuth endpoint. */
export const OAUTH_QUERY = {
  errors: { const: 'rfc6749', description: 'Requests errors in the format of RFC 6749, section 5.2.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** The credentials of a client that does not use HTTP Basic. */
export const CLIENT_PARAMETERS = {
  client_id: { ...idSchema('oa_client'), examples: ['oa_client_0350tEyI3Ti6pfvn7IpUTQ'] },
  client_secret: {
    type: 'string',
    description: 'The client secret. It begins with `oa_secret_`.',
    examples: ['oa_secret_…'],
  },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const tokenSchema: JsonSchema = {
  title: 'TokenRequest',
  description: 'The token to introspect or to revoke. Unknown parameters are ignored, as the RFC requires.',
  type: 'object',
  properties: {
    token: { type: 'string', minLength: 1, examples: ['oat_…'] },
    token_type_hint: { type: ['string', 'null'], description: 'Accepted and ignored.' },
    ...CLIENT_PARAMETERS,
  },
  required: ['token'],
};

/** The body of the endpoints for introspection and revocation. */
export const tokenBody: BodyReader = {
  ...jsonOrFormBody,
  query: OAUTH_QUERY,
  contents: Object.fromEntries(jsonOrFormBody.mediaTypes.map((mediaType) => [mediaType, tokenSchema])),
};
