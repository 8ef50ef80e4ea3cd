import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';
import { APPROVAL_STATUS_VALUES } from './asset-values.ts';

/** The values of `kind`. The domain has the same list; a test compares them. */
export const PPT_SET_KIND_VALUES = ['template', 'deck', 'snippet'] as const;

const compositionErrorSchema = recordSchema({
  code: { type: 'string', description: 'The code of the error, such as `slides_incompatible`.' },
  message: { type: 'string', description: 'What does not fit, for people.' },
  since: timestampSchema,
});

export const pptSetSchema = namedSchema({
  title: 'PptSet',
  description:
    'Slides in an order. They are composed to one presentation, which is the content of the library asset of the set.',
  properties: {
    id: idSchema('pset'),
    object: { const: 'ppt_set' },
    asset: { ...idSchema('asset'), description: 'The library asset of the set, with its versions, reviews and links.' },
    name: { type: 'string' },
    description: { type: 'string' },
    kind: {
      enum: PPT_SET_KIND_VALUES,
      description: '`template`: to begin with. `deck`: a whole presentation. `snippet`: a part of one.',
    },
    slides: {
      type: 'array',
      items: recordSchema({
        slide_asset: idSchema('slide'),
        position: { type: 'integer', minimum: 1, description: 'From 1.' },
        required: { type: 'boolean', description: 'Whether no download may leave the slide out.' },
        locked: { type: 'boolean', description: 'Whether every download has the slide in its order among the others.' },
      }),
      description: 'In their order, 1 to 300.',
    },
    slide_count: { type: 'integer', minimum: 1 },
    template: {
      type: ['string', 'null'],
      pattern: '^asset_[0-9A-Za-z]{22}$',
      description: 'The presentation whose size and defaults the set has, in its version at that time.',
    },
    is_current: {
      type: 'boolean',
      description:
        'False after a slide got a new version, until the presentation is composed again in the background. It stays false if that fails, see `composition_error`.',
    },
    composition_error: {
      anyOf: [compositionErrorSchema, { type: 'null' }],
      description:
        'Why the presentation could not be composed again after a slide got a new version. Null if `is_current` is true, and until the first attempt.',
    },
    tags: { type: 'array', items: { type: 'string' } },
    folder: { type: ['string', 'null'], pattern: '^fold_[0-9A-Za-z]{22}$' },
    size_bytes: { type: 'integer', minimum: 1, description: 'The size of the presentation.' },
    version: { type: 'integer', minimum: 1, description: 'The version of the presentation.' },
    open_url: {
      type: ['string', 'null'],
      description: 'A link to the presentation, which anybody can open. It is valid for about an hour. Null in events.',
    },
    preview_url: {
      type: ['string', 'null'],
      description: 'A link to a picture of the first slide. Null while there is none, and in events.',
    },
    approval_status: {
      enum: APPROVAL_STATUS_VALUES,
      description:
        'That of the library asset, which is about the presentation as a whole. It says nothing of the slides, which a deployment of the set checks, too.',
    },
    livemode: livemodeSchema,
    organization: idSchema('org'),
    created_by: actorSchema,
    created: timestampSchema,
    updated: timestampSchema,
  },
  example: {
    id: 'pset_0350tEyI3TinjRDFnAplkv',
    object: 'ppt_set',
    asset: 'asset_0350tEyI3TinjRDFnAplkv',
    name: 'Pitch',
    description: 'For the first meeting.',
    kind: 'deck',
    slides: [{ slide_asset: 'slide_0350tEyI3TinjRDFnAplkv', position: 1, required: true, locked: true }],
    slide_count: 1,
    template: null,
    is_current: true,
    composition_error: null,
    tags: ['sales'],
    folder: 'fold_0350tEyI3TinjRDFnAplkv',
    size_bytes: 148213,
    version: 1,
    open_url: 'https://livery.example/api/v1/links/AbC',
    preview_url: null,
    approval_status: 'approved',
    livemode: true,
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    updated: '2026-11-20T09:14:15.123Z',
  },
});

export type PptSetResource = FromSchema<typeof pptSetSchema>;
