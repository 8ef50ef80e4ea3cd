import { Controller } from '@nestjs/common';
import { CurrentPrincipal, Endpoint } from '@livery/http';
import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  type Principal,
  publicActorId,
  publicId,
  scopeSchema,
} from '@livery/kernel';

const pingSchema = namedSchema({
  title: 'Ping',
  description: 'The organization, the mode and the scopes of a credential.',
  properties: {
    id: { ...idSchema('ping'), description: 'An id that is always the same for the same key or application.' },
    object: { const: 'ping' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    principal: actorSchema,
    scopes: { type: 'array', items: scopeSchema },
    api_version: { type: 'string', format: 'date' },
  },
  example: {
    id: 'ping_0350tEyI3ThR2kZQtU0Oni',
    object: 'ping',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    principal: 'key_0350tEyI3ThR2kZQtU0Oni',
    scopes: ['brand:read', 'brand:checks:write'],
    api_version: '2026-11-20',
  },
});

@Controller()
export class PingController {
  @Endpoint({
    method: 'GET',
    path: '/ping',
    operationId: 'ping',
    area: 'Platform',
    summary: 'Describe the caller',
    description:
      'Returns the organization, the mode and the scopes of the credential. Use it as a first call. Publishable keys may call it, too.',
    scopes: 'any_credential',
    publishable: true,
    response: pingSchema,
  })
  ping(@CurrentPrincipal() principal: Principal): FromSchema<typeof pingSchema> {
    return {
      id: publicId('ping', principal.actor.id),
      object: 'ping',
      organization: publicId('org', principal.tenant.organizationId),
      livemode: principal.tenant.livemode,
      principal: publicActorId(principal.actor),
      scopes: principal.scopes,
      api_version: principal.apiVersion,
    };
  }
}
