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
      'Lists every type that a rule can have: what it reports, its parameters as JSON Schema with their defaults, what a rule must contain, and an example. The list is the same for every caller and is not paged.',
    scopes: READ,
    response: checkTypeListSchema,
  })
  list(): CheckTypeListResource {
    return checkTypeListResource();
  }
}
