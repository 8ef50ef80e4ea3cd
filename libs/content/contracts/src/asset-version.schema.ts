import { actorSchema, type FromSchema, idSchema, livemodeSchema, namedSchema, timestampSchema } from '@livery/kernel';
import { contentHashSchema } from './asset-values.ts';

export const assetVersionSchema = namedSchema({
  title: 'AssetVersion',
  description: 'A version of an asset. Versions never change.',
  properties: {
    id: idSchema('ver'),
    object: { const: 'asset_version' },
    asset: idSchema('asset'),
    number: { type: 'integer', minimum: 1, description: 'The number of the version, from 1.' },
    file: idSchema('file'),
    content_hash: contentHashSchema,
    size_bytes: { type: 'integer', minimum: 1 },
    note: { type: 'string', description: 'What changed, in the words of its author.' },
    livemode: livemodeSchema,
    organization: idSchema('org'),
    created_by: actorSchema,
    created: timestampSchema,
  },
  example: {
    id: 'ver_0350tEyI3TinjRDFnAplkv',
    object: 'asset_version',
    asset: 'asset_0350tEyI3TinjRDFnAplkv',
    number: 1,
    file: 'file_0350tEyI3TinjRDFnAplkv',
    content_hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
    size_bytes: 48213,
    note: '',
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type AssetVersionResource = FromSchema<typeof assetVersionSchema>;
