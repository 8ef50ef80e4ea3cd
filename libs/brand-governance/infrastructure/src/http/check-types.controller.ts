import { Controller } from '@nestjs/common';
import { checkTypeListResource } from '@livery/brand-governance-application';
import { type CheckTypeListResource, checkTypeListSchema } from '@livery/brand-governance-contracts';
import { Endpoint } from '@livery/http';

const READ = ['brand:read', 'brand:write', 'brand:rules:write'] as const;

@Controller()
export class CheckTypesController {
  @Endpoint({
    method: 'GET',
    path: '/check_types',
    operationId: 'listCheckTypes',
    area: 'Brand governance',
    summary: 'List check types',
    description:
      'Every type that a rule may have: what it reports, its parameters as JSON Schema with their defaults, what a rule needs, and an example. The same for everyone, never paged.',
    scopes: READ,
    response: checkTypeListSchema,
  })
  list(): CheckTypeListResource {
    return checkTypeListResource();
  }
}
