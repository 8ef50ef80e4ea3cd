import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  metadataSchema,
  namedSchema,
  timestampSchema,
} from '@livery/kernel';

export const organizationSchema = namedSchema({
  title: 'Organization',
  description: 'A tenant of the service. It owns all other records. Both modes share this one record.',
  properties: {
    id: idSchema('org'),
    object: { const: 'organization' },
    name: { type: 'string' },
    type: { enum: ['company', 'agency', 'internal'] },
    website: { type: ['string', 'null'] },
    status: {
      enum: ['active', 'suspended'],
      description: 'The status of the organization. If it is suspended, all its credentials are refused.',
    },
    metadata: metadataSchema,
    livemode: livemodeSchema,
    created_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'org_0350tEyGyzqRdknuSa79Wn',
    object: 'organization',
    name: 'Northwind Coffee',
    type: 'company',
    website: 'https://northwind.example',
    status: 'active',
    metadata: {},
    livemode: true,
    created_by: null,
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type OrganizationResource = FromSchema<typeof organizationSchema>;
