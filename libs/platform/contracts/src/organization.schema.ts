import { type FromSchema, recordSchema } from '@livery/kernel';

export const organizationSchema = recordSchema({
  id: { type: 'string', pattern: '^org_' },
  object: { const: 'organization' },
  name: { type: 'string' },
  type: { enum: ['company', 'agency', 'internal'] },
  website: { type: ['string', 'null'] },
  status: { enum: ['active', 'suspended'] },
  metadata: { type: 'object', additionalProperties: { type: 'string' } },
  livemode: { type: 'boolean' },
  created_by: { type: ['string', 'null'] },
  created: { type: 'string', format: 'date-time' },
  updated: { type: 'string', format: 'date-time' },
});

export type OrganizationResource = FromSchema<typeof organizationSchema>;
