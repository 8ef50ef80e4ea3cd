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
  description: 'Nothing: the token is of no use, whatever it was.',
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
      'RFC 7009. The caller is a bearer credential of the same organization and mode with `platform:write`, the token itself, or a client by its own credentials, which revokes its own tokens only. A well-formed request is answered with 200 whatever the token was; one that was good is refused everywhere within a second.',
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
