import { type BodyReader, jsonOrFormBody } from '@livery/http';
import { idSchema, type JsonSchema } from '@livery/kernel';

/** What the query of every OAuth endpoint may hold. */
export const OAUTH_QUERY = {
  errors: { const: 'rfc6749', description: 'Asks for errors in the body of RFC 6749, section 5.2.' },
} as const satisfies Readonly<Record<string, JsonSchema>>;

/** A client's own credentials, where they are not sent with HTTP Basic. */
export const CLIENT_PARAMETERS = {
  client_id: { ...idSchema('oa_client'), examples: ['oa_client_0350tEyI3Ti6pfvn7IpUTQ'] },
  client_secret: { type: 'string', description: 'Begins with `oa_secret_`.', examples: ['oa_secret_…'] },
} as const satisfies Readonly<Record<string, JsonSchema>>;

const tokenSchema: JsonSchema = {
  title: 'TokenRequest',
  description: 'The token that is meant. Parameters that nobody knows are ignored, as the RFC demands.',
  type: 'object',
  properties: {
    token: { type: 'string', minLength: 1, examples: ['oat_…'] },
    token_type_hint: { type: ['string', 'null'], description: 'Accepted and not needed.' },
    ...CLIENT_PARAMETERS,
  },
  required: ['token'],
};

/** The body of an endpoint that is asked about one token. */
export const tokenBody: BodyReader = {
  ...jsonOrFormBody,
  query: OAUTH_QUERY,
  contents: Object.fromEntries(jsonOrFormBody.mediaTypes.map((mediaType) => [mediaType, tokenSchema])),
};
