import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';

const count = { type: 'integer', minimum: 0 } as const;
const findingId = { type: 'string', description: 'The id of the finding.' } as const;
const finding = 'b8502f4bfcad8f3b';
const declinedFinding = {
  finding: '4f6f1d0a55c2b7e9',
  type: 'color.off_palette',
  location: 'slide[2]/shape[1]/paragraph[0]/run[0]',
  reason: 'text_unreadable',
} as const;

const changeSchema = recordSchema({
  finding: { ...findingId, description: 'The id of the finding that this repairs, or of the first of several.' },
  location: { type: 'string', description: 'Where the value was changed.' },
  before: { type: 'string', description: 'The value before.' },
  after: { type: 'string', description: 'The value after. It is empty for what was removed.' },
});

const declineSchema = recordSchema({
  finding: findingId,
  type: {
    type: ['string', 'null'],
    description:
      'The type of the finding, such as `color.off_palette`. Null with `finding_gone`, and in fixes that were stored without it.',
  },
  location: {
    type: ['string', 'null'],
    description:
      'The first location of the finding. Null with `finding_gone`, and in fixes that were stored without it.',
  },
  reason: {
    enum: [
      'value_differs',
      'not_supported',
      'conflict',
      'field_result',
      'bound_content_control',
      'chart_data',
      'smartart',
      'vml',
      'gradient',
      'animated',
      'linked_slide',
      'sensitivity_label',
      'not_fixable',
      'code_font',
      'removal_not_requested',
      'finding_remains',
      'new_finding',
      'text_unreadable',
      'unreadable',
      'rounds_ended',
      'finding_gone',
    ],
    description:
      'Why the finding was not fixed, or not at each of its places. `finding_remains`, `new_finding`, `text_unreadable` and `unreadable`: the change was tried, and taken back, since the finding was still there, since it caused a finding where there was none of its type, since it made text hard to read, or harder than it was, or since the document could not be read. `rounds_ended`: it waited for other changes for too long; fix the result again. `finding_gone`: the document does not have it any more. `conflict`: another change was more important. `removal_not_requested`: it removes content, and `include` does not ask for that. The others name what nothing changes.',
  },
});

const fileSchema = recordSchema({
  url: { type: 'string', description: 'A signed link to the file. It can be opened for at least an hour.' },
  expires_at: { type: 'string', format: 'date-time', description: 'Until when the link can be opened.' },
  sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
  size_bytes: count,
  filename: { type: 'string' },
});

export const brandCheckFixSchema = namedSchema({
  title: 'BrandCheckFix',
  description:
    'What was done to the document of a check. The fixed document was checked again, by the rules of that check: it has no finding where there was none of its type.',
  properties: {
    id: { type: ['string', 'null'], pattern: '^brand_check_fix_[0-9A-Za-z]{22}$', description: 'Null with `dry_run`.' },
    object: { const: 'brand_check_fix' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    source: { ...idSchema('brand_check'), description: 'The check whose document was fixed.' },
    brand_check: {
      type: ['string', 'null'],
      pattern: '^brand_check_[0-9A-Za-z]{22}$',
      description: 'The check of the fixed document. Null with `dry_run`.',
    },
    fixed: { ...count, description: 'How many findings are gone.' },
    remaining: { ...count, description: 'How many findings the fixed document has.' },
    new: {
      const: 0,
      description: 'Always 0, as a comparison of both checks says: what causes a new finding is taken back.',
    },
    fixed_findings: { type: 'array', items: findingId, description: 'The findings that are gone.' },
    changes: {
      type: 'array',
      items: changeSchema,
      description: 'What was changed; of very many changes the first 10,000.',
    },
    declined: {
      type: 'array',
      items: declineSchema,
      description: 'What was asked for and not done, and why; of very many findings the first 10,000.',
    },
    file: {
      anyOf: [fileSchema, { type: 'null' }],
      description: 'The fixed document. Null with `dry_run`, and when the document is not kept any more.',
    },
    created_by: actorSchema,
    created: timestampSchema,
  },
  example: {
    id: 'brand_check_fix_0350tEyI9WPdaV8SfnABZe',
    object: 'brand_check_fix',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    source: 'brand_check_0350tEyI9WPdaV8SfnABZa',
    brand_check: 'brand_check_0350tEyI9WPdaV8SfnABZf',
    fixed: 1,
    remaining: 1,
    new: 0,
    fixed_findings: [finding],
    changes: [{ finding, location: 'layout[Title Only]/shape[0]', before: 'Montserrat', after: '+mj-lt' }],
    declined: [declinedFinding],
    file: {
      url: 'https://api.example.com/api/v1/links/lnk_0350tEyI3ThR2kZQtU0Oni',
      expires_at: '2026-11-20T10:14:15.123Z',
      sha256: '9b71d224bd62f3785d96d46ad3ea3d73319bfbc2890caadae2dff72519673ca7',
      size_bytes: 48_197,
      filename: 'quarterly-review-fixed.pptx',
    },
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
  },
});

export type BrandCheckFixResource = FromSchema<typeof brandCheckFixSchema>;

const { object, livemode, source, fixed, remaining } = brandCheckFixSchema.properties;
const [fix] = brandCheckFixSchema.examples;

export const brandCheckFixReferenceSchema = namedSchema({
  title: 'BrandCheckFixReference',
  description: 'The part of a fix that events contain. It is enough to decide whether to retrieve the fix.',
  properties: {
    id: idSchema('brand_check_fix'),
    object,
    livemode,
    source,
    brand_check: { ...idSchema('brand_check'), description: 'The check of the fixed document.' },
    fixed,
    remaining,
  },
  example: {
    id: 'brand_check_fix_0350tEyI9WPdaV8SfnABZe',
    object: fix.object,
    livemode: fix.livemode,
    source: fix.source,
    brand_check: 'brand_check_0350tEyI9WPdaV8SfnABZf',
    fixed: fix.fixed,
    remaining: fix.remaining,
  },
});

export type BrandCheckFixReference = FromSchema<typeof brandCheckFixReferenceSchema>;
