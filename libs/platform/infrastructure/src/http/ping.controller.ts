import { Controller } from '@nestjs/common';
import { CurrentPrincipal, Endpoint } from '@livery/http';
import { type FromSchema, type Principal, publicActorId, publicId, recordSchema, SCOPES } from '@livery/kernel';

const pingSchema = recordSchema({
  object: { const: 'ping' },
  organization: { type: 'string', pattern: '^org_' },
  livemode: { type: 'boolean' },
  principal: { type: ['string', 'null'] },
  scopes: { type: 'array', items: { enum: SCOPES } },
  api_version: { type: 'string', format: 'date' },
});

@Controller()
export class PingController {
  @Endpoint({
    method: 'GET',
    path: '/ping',
    summary: 'Tell who the credential speaks for and what it may do',
    scopes: 'any_credential',
    response: pingSchema,
  })
  ping(@CurrentPrincipal() principal: Principal): FromSchema<typeof pingSchema> {
    return {
      object: 'ping',
      organization: publicId('org', principal.tenant.organizationId),
      livemode: principal.tenant.livemode,
      principal: publicActorId(principal.actor),
      scopes: principal.scopes,
      api_version: principal.apiVersion,
    };
  }
}
