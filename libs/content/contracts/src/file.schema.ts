import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';
import { contentHashSchema } from './asset-values.ts';

export const fileSchema = namedSchema({
  title: 'File',
  description: 'An uploaded file. Assets are made of files.',
  properties: {
    id: idSchema('file'),
    object: { const: 'file' },
    filename: { type: 'string' },
    content_type: {
      type: 'string',
      description: 'The media type that was found in the content. What the client said is not trusted.',
    },
    size_bytes: { type: 'integer', minimum: 1 },
    sha256: contentHashSchema,
    url: {
      type: 'string',
      description: 'A link to the content, which anybody can open. It is valid for about an hour.',
    },
    expires_at: {
      type: ['string', 'null'],
      format: 'date-time',
      description: 'When the file is deleted, unless an asset is made of it before. Null if it belongs to an asset.',
    },
    livemode: livemodeSchema,
    organization: idSchema('org'),
    created_by: actorSchema,
    created: timestampSchema,
  },
  example: {
    id: 'file_0350tEyI3TinjRDFnAplkv',
    object: 'file',
    filename: 'harbour-at-dawn.png',
    content_type: 'image/png',
    size_bytes: 48213,
    sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    url: 'https://livery.example/api/v1/links/AbC',
    expires_at: '2026-11-27T09:14:15.123Z',
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type FileResource = FromSchema<typeof fileSchema>;
