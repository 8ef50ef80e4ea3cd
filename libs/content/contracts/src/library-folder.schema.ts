import { type FromSchema, idSchema, livemodeSchema, namedSchema, recordSchema, timestampSchema } from '@livery/kernel';

const summaryProperties = {
  id: idSchema('fold'),
  name: { type: 'string' },
  type: {
    enum: ['root', 'folder', 'set'],
    description: '`root`: a folder without a parent. `folder`: a folder in another one. `set`: the folder of a set.',
  },
  parent_id: { type: ['string', 'null'], pattern: '^fold_[0-9A-Za-z]{22}$' },
  open_url: {
    type: ['string', 'null'],
    description:
      'The address of the page of the dashboard that shows the folder, or of the list of its assets where the service has no dashboard. Null for publishable keys and in events.',
  },
} as const;

/** The folder of an asset, inside the asset (interface document, section 2). */
export const libraryFolderSummarySchema = {
  title: 'LibraryFolderSummary',
  description: 'The folder of an asset.',
  ...recordSchema(summaryProperties),
} as const;

/** An example of a folder inside an asset. */
export const libraryFolderSummaryExample = {
  id: 'fold_0350tEyI3TinjRDFnAplkv',
  name: 'Photography',
  type: 'root',
  parent_id: null,
  open_url:
    'https://livery.example/dashboard/org_0350tEyGyzqRdknuSa79Wn/live/library/folders/fold_0350tEyI3TinjRDFnAplkv',
} as const;

export const libraryFolderSchema = namedSchema({
  title: 'LibraryFolder',
  description: 'A folder of the library.',
  properties: {
    ...summaryProperties,
    livemode: livemodeSchema,
    organization: idSchema('org'),
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    ...libraryFolderSummaryExample,
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export const libraryFolderDetailsSchema = namedSchema({
  title: 'LibraryFolderDetails',
  description: 'A folder of the library, with what is above it and in it.',
  properties: {
    ...libraryFolderSchema.properties,
    path: {
      type: 'array',
      items: recordSchema({ id: idSchema('fold'), name: { type: 'string' } }),
      description: 'The folders from the top down to this one.',
    },
    depth: { type: 'integer', minimum: 1, maximum: 20, description: 'The level of the folder, from 1 at the top.' },
    asset_count: { type: 'integer', minimum: 0, description: 'How many assets are in the folder itself.' },
  },
  example: {
    ...libraryFolderSchema.examples[0],
    path: [{ id: 'fold_0350tEyI3TinjRDFnAplkv', name: 'Photography' }],
    depth: 1,
    asset_count: 12,
  },
});

export type LibraryFolderSummaryResource = FromSchema<typeof libraryFolderSummarySchema>;
export type LibraryFolderResource = FromSchema<typeof libraryFolderSchema>;
export type LibraryFolderDetailsResource = FromSchema<typeof libraryFolderDetailsSchema>;
