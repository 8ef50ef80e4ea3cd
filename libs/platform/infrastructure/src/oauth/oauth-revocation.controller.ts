import { Body, Controller, Header, Req } from '@nestjs/common';
import { Endpoint, type FormParameters } from '@livery/http';
import { namedSchema } from '@livery/kernel';
import { RevokeToken } from '@livery/platform-application';
import { OAUTH_ERROR_CODES } from '@livery/platform-domain';
import type { Request } from 'express';
import { assertSingleParameters } from './assert-single-parameters.ts';
import { BEARER_ERROR_CODES } from './bearer-error-codes.ts';
import { assertScope, OAuthCallers } from './oauth-caller.ts';
import { requireParameter } from './read-parameter.ts';
import { tokenBody } from './token-parameters.ts';

const revokedSchema = namedSchema({
  title: 'RevokedToken',
  description: 'An empty object. The response does not say whether the token was valid.',
  properties: {},
  example: {},
});

@Controller()
export class OAuthRevocationController {
  constructor(
    private readonly callers: OAuthCallers,
    private readonly revokeToken: RevokeToken,
  ) {}

  @Endpoint({
    method: 'POST',
    path: '/oauth/revoke',
    operationId: 'revokeToken',
    area: 'OAuth',
    summary: 'Revoke a token',
    description:
      'Revokes a token (RFC 7009). The caller authenticates with a bearer credential of the same organization and mode that has `platform:write`, with the token itself, or as a client with its own credentials. A client can revoke only its own tokens. A well-formed request gets 200 whether or not the token was valid. A revoked token is refused everywhere within a second.',
    scopes: 'public',
    body: tokenBody,
    response: revokedSchema,
    errors: [...OAUTH_ERROR_CODES, 'too_many_failures', ...BEARER_ERROR_CODES],
    idempotent: false,
  })
  @Header('Cache-Control', 'no-store')
  @Header('Pragma', 'no-cache')
  async revoke(@Req() request: Request, @Body() form: FormParameters): Promise<Record<string, never>> {
    assertSingleParameters(form);
    const caller = await this.callers.identify(request, form);
    await this.revokeToken.execute({
      inquirer: caller,
      text: requireParameter(form, 'token'),
      authorize: (tokenId) => {
        const isOwn = caller.bearer?.credential === 'access_token' && caller.bearer.id === tokenId;
        if (!isOwn) assertScope(caller, ['platform:write']);
      },
    });
    return {};
  }
}
