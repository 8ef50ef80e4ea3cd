import { Body, Controller, Header, Req } from '@nestjs/common';
import { type BodyReader, Endpoint, formBody, type FormParameters } from '@livery/http';
import { type FromSchema, idSchema, livemodeSchema, namedSchema, publicId } from '@livery/kernel';
import { IssueAccessToken } from '@livery/platform-application';
import { invalidRequest, OAUTH_ERROR_CODES, unsupportedGrantType } from '@livery/platform-domain';
import type { Request } from 'express';
import { assertSingleParameters } from './assert-single-parameters.ts';
import { assertNotInQuery } from './client-credentials.ts';
import { GuardedClients } from './guarded-clients.ts';
import { CLIENT_PARAMETERS, OAUTH_QUERY } from './token-parameters.ts';
import { readParameter } from './read-parameter.ts';

/** The response of RFC 6749, section 5.1, with the organization and the mode of the token. */
const tokenSchema = namedSchema({
  title: 'AccessToken',
  description: 'An access token, its organization, its mode and its lifetime.',
  properties: {
    access_token: { type: 'string', pattern: '^oat_[0-9A-Za-z]{49}$' },
    token_type: { const: 'Bearer' },
    expires_in: {
      type: 'integer',
      minimum: 300,
      maximum: 86_400,
      description: 'The lifetime of the token in seconds.',
    },
    scope: { type: 'string', description: 'The scopes of the token, separated by spaces.' },
    livemode: livemodeSchema,
    organization: idSchema('org'),
  },
  example: {
    access_token: `oat_${'example'.repeat(7)}`,
    token_type: 'Bearer',
    expires_in: 3600,
    scope: 'brand:checks:write brand:read',
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
  },
});

const tokenForm: BodyReader = {
  ...formBody,
  query: OAUTH_QUERY,
  contents: {
    'application/x-www-form-urlencoded': {
      title: 'AccessTokenRequest',
      type: 'object',
      properties: {
        grant_type: { const: 'client_credentials' },
        ...CLIENT_PARAMETERS,
        scope: {
          type: 'string',
          description:
            'The requested scopes, separated by spaces. If you leave them out, the token gets all scopes of the application.',
        },
      },
      required: ['grant_type'],
    },
  },
};

@Controller()
export class OAuthTokenController {
  constructor(
    private readonly clients: GuardedClients,
    private readonly issueAccessToken: IssueAccessToken,
  ) {}

  /** The client credentials grant (RFC 6749, section 4.4). Unknown parameters are ignored, as the RFC requires. */
  @Endpoint({
    method: 'POST',
    path: '/oauth/token',
    operationId: 'issueAccessToken',
    area: 'OAuth',
    summary: 'Get an access token',
    description:
      'The client credentials grant of RFC 6749, section 4.4. Send `client_id` and `client_secret` in the form or by HTTP Basic. The token is a bearer credential. It is valid for the `token_lifetime` of the application, which is one hour by default. Errors have the format of this API. They have the format of RFC 6749 if you use HTTP Basic or send `?errors=rfc6749`.',
    scopes: 'public',
    body: tokenForm,
    response: tokenSchema,
    errors: [...OAUTH_ERROR_CODES, 'too_many_failures'],
    idempotent: false,
  })
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  async issue(@Req() request: Request, @Body() form: FormParameters): Promise<FromSchema<typeof tokenSchema>> {
    assertSingleParameters(form);
    assertNotInQuery(request);
    assertClientCredentialsGrant(readParameter(form, 'grant_type'));
    const client = await this.clients.authenticate(request, form);
    const { token, secret } = await this.issueAccessToken.execute(client, readParameter(form, 'scope'));
    return {
      access_token: secret,
      token_type: 'Bearer',
      expires_in: client.tokenLifetime,
      scope: token.scopes.join(' '),
      livemode: token.tenant.livemode,
      organization: publicId('org', token.tenant.organizationId),
    };
  }
}

function assertClientCredentialsGrant(grantType: string | undefined): void {
  if (grantType === undefined) throw invalidRequest('grant_type is required.', 'grant_type');
  if (grantType !== 'client_credentials') throw unsupportedGrantType();
}
