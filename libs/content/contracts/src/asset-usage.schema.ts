import { type FromSchema, namedSchema } from '@livery/kernel';

export const assetUsageSchema = namedSchema({
  title: 'AssetUsage',
  description: 'Something that uses an asset, so that the asset cannot be deleted.',
  properties: {
    id: { type: 'string', description: 'The id of the record that uses the asset.' },
    object: { enum: ['ppt_set', 'deployment'] },
    name: { type: 'string', description: 'The name of a set, or the channel of a deployment.' },
  },
  example: { id: 'pset_0350tEyI3TinjRDFnAplkv', object: 'ppt_set', name: 'Pitch' },
});

export type AssetUsageResource = FromSchema<typeof assetUsageSchema>;
