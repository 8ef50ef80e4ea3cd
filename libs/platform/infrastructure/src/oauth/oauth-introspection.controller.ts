import { Body, Controller, Header, Req } from '@nestjs/common';
import { Endpoint, type FormParameters } from '@livery/http';
import { type FromSchema, idSchema, namedSchema, publicId } from '@livery/kernel';
import { IntrospectToken } from '@livery/platform-application';
import { OAUTH_ERROR_CODES, scopesOf } from '@livery/platform-domain';
import type { Request } from 'express';
import { assertSingleParameters } from './assert-single-parameters.ts';
import { BEARER_ERROR_CODES } from './bearer-error-codes.ts';
import { assertScope, OAuthCallers } from './oauth-caller.ts';
import { issuerOf } from './issuer.ts';
import { requireParameter } from './read-parameter.ts';
import { tokenBody } from './token-parameters.ts';

const seconds = { type: 'integer', description: 'Seconds since 1970-01-01 UTC (RFC 7519).' } as const;

const activeSchema = namedSchema({
  title: 'ActiveToken',
  description: 'The properties of a valid access token (RFC 7662, section 2.2).',
  properties: {
    active: { const: true },
    scope: { type: 'string' },
    client_id: idSchema('oa_client'),
    sub: idSchema('oa_app'),
    token_type: { const: 'Bearer' },
    exp: seconds,
    iat: seconds,
    nbf: seconds,
    iss: { type: 'string' },
    aud: { type: 'string' },
    jti: { type: 'string' },
    organization: idSchema('org'),
    livemode: { type: 'boolean' },
  },
  example: {
    active: true,
    scope: 'brand:read',
    client_id: 'oa_client_0350tEyI3Ti6pfvn7IpUTQ',
    sub: 'oa_app_0350tEyI3ThmrUysATXysG',
    token_type: 'Bearer',
    exp: 1_795_169_655,
    iat: 1_795_166_055,
    nbf: 1_795_166_055,
    iss: 'https://livery.example/api/v1',
    aud: 'https://livery.example/api/v1',
    jti: '019aa0c2-7f43-7000-8000-000000000001',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
  },
});

const inactiveSchema = namedSchema({
  title: 'InactiveToken',
  description: 'The token is unknown, expired, revoked or not visible to the caller. The response does not say which.',
  properties: { active: { const: false } },
  example: { active: false },
});

const introspectionSchema = { anyOf: [activeSchema, inactiveSchema] } as const;

@Controller()
export class OAuthIntrospectionController {
  constructor(
    private readonly callers: OAuthCallers,
    private readonly introspectToken: IntrospectToken,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/oauth/introspect',
    operationId: 'introspectToken',
    area: 'OAuth',
    summary: 'Introspect a token',
    description:
      'Introspects a token (RFC 7662). The caller authenticates with a bearer credential of the same organization and mode that has `platform:read` or `platform:write`, or as a client with its own credentials (HTTP Basic or body). A client can introspect only its own tokens. Send `token` as JSON or as a form. `token_type_hint` is accepted and ignored. Errors have the format of RFC 6749 if you use HTTP Basic or send `?errors=rfc6749`.',
    scopes: 'public',
    body: tokenBody,
    response: introspectionSchema,
    errors: [...OAUTH_ERROR_CODES, 'too_many_failures', ...BEARER_ERROR_CODES],
    idempotent: false,
  })
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  async introspect(
    @Req() request: Request,
    @Body() form: FormParameters,
  ): Promise<FromSchema<typeof introspectionSchema>> {
    assertSingleParameters(form);
    const caller = await this.callers.identify(request, form);
    assertScope(caller, ['platform:read', 'platform:write']);
    const token = await this.introspectToken.execute(caller, requireParameter(form, 'token'));
    if (token === null) return { active: false };
    const issuer = issuerOf(request);
    return {
      active: true,
      scope: scopesOf(token).join(' '),
      client_id: publicId('oa_client', token.clientId),
      sub: publicId('oa_app', token.applicationId),
      token_type: 'Bearer',
      exp: secondsOf(token.expiresAt),
      iat: secondsOf(token.created),
      nbf: secondsOf(token.created),
      iss: issuer,
      aud: issuer,
      jti: token.id,
      organization: publicId('org', token.tenant.organizationId),
      livemode: token.tenant.livemode,
    };
  }
}

/** Returns seconds since 1970, rounded down, so that a token never appears to live longer than it does. */
function secondsOf(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000);
}
