import {
  actorSchema,
  type FromSchema,
  idSchema,
  livemodeSchema,
  namedSchema,
  recordSchema,
  timestampSchema,
} from '@livery/kernel';
import { brandPaletteStateSchema } from './brand-palette-state.schema.ts';
import { brandPaletteSchema } from './brand-palette.schema.ts';
import { brandRuleSchema } from './brand-rule.schema.ts';
import { fontSchema } from './font.schema.ts';

const rule = brandRuleSchema.properties;
const palette = brandPaletteSchema.properties;
const font = fontSchema.properties;
const locations = {
  type: 'array',
  items: { type: 'string' },
  maxItems: 10,
  description: 'Where the template says it, of very many places the first 10.',
} as const;

const draftRuleSchema = recordSchema({
  type: rule.type,
  name: rule.name,
  severity: rule.severity,
  active: rule.active,
  pattern: rule.pattern,
  replacement: rule.replacement,
  params: rule.params,
  applies_to: rule.applies_to,
  message: rule.message,
});

const draftPaletteSchema = recordSchema({
  name: palette.name,
  role: palette.role,
  sort_order: palette.sort_order,
  allow_brand_shades: palette.allow_brand_shades,
  tolerance: palette.tolerance,
  colors: {
    type: 'array',
    items: recordSchema({ name: { type: 'string' }, hex: { type: 'string', pattern: '^#[0-9A-F]{6}$' } }),
  },
});

const draftFontSchema = recordSchema({
  name: font.name,
  family: font.family,
  style: font.style,
  weight: font.weight,
  roles: font.roles,
  scripts: font.scripts,
  fallbacks: font.fallbacks,
});

const ruleEntry = recordSchema({ type: rule.type, name: rule.name, applies_to: rule.applies_to });
const paletteEntry = recordSchema({ name: palette.name });
const colorEntry = recordSchema({ palette: palette.name, name: { type: 'string' }, hex: { type: 'string' } });
const fontEntry = recordSchema({ name: font.name, scripts: font.scripts });

const diffSchema = namedSchema({
  title: 'GuidelineDiff',
  description: 'What applying the draft changes in the guideline in force. For an applied draft, what it has changed.',
  properties: {
    rules: recordDiff(ruleEntry),
    palettes: recordDiff(paletteEntry),
    colors: recordDiff(colorEntry),
    fonts: recordDiff(fontEntry),
    settings: {
      type: 'array',
      items: { enum: ['allow_neutral_greys', 'allow_black_and_white'] },
      description: 'The settings of the palettes that change.',
    },
  },
  example: {
    rules: {
      added: [{ type: 'font.size_min', name: 'Text is too small', applies_to: ['pptx'] }],
      removed: [],
      changed: [],
    },
    palettes: { added: [{ name: 'Northwind' }], removed: [], changed: [] },
    colors: { added: [{ palette: 'Northwind', name: 'Accent 1', hex: '#FFB000' }], removed: [], changed: [] },
    fonts: { added: [{ name: 'Inter', scripts: ['latin'] }], removed: [], changed: [] },
    settings: [],
  },
});

function recordDiff<const Entry extends ReturnType<typeof recordSchema>>(entry: Entry) {
  const list = { type: 'array', items: entry } as const;
  return recordSchema({ added: list, removed: list, changed: list });
}

export const guidelineDraftSchema = namedSchema({
  title: 'GuidelineDraft',
  description:
    'A guideline that was learnt from a template. Rules, palettes and fonts are in the form in which they are written, so that you can also change them and send them to the endpoints of each.',
  properties: {
    id: idSchema('draft'),
    object: { const: 'guideline_draft' },
    organization: idSchema('org'),
    livemode: livemodeSchema,
    source: recordSchema({
      filename: { type: ['string', 'null'] },
      content_type: { enum: ['pptx', 'docx'] },
      size_bytes: { type: 'integer' },
      content_sha256: { type: 'string', pattern: '^[0-9a-f]{64}$' },
    }),
    rules: { type: 'array', items: draftRuleSchema },
    palettes: { type: 'array', items: draftPaletteSchema },
    settings: brandPaletteStateSchema.properties.settings,
    fonts: { type: 'array', items: draftFontSchema },
    evidence: {
      type: 'array',
      items: recordSchema({
        path: {
          type: 'string',
          description: 'The path of the value in this record: `palettes[0].colors[3]`, `rules[2].params.min_pt`.',
        },
        confidence: {
          enum: ['high', 'medium', 'low'],
          description: '`high` if a theme says it, or at least three places; `low` if only one place does.',
        },
        seen: { type: 'integer', minimum: 0, description: 'How often the template uses the value.' },
        locations,
      }),
    },
    warnings: {
      type: 'array',
      maxItems: 200,
      items: recordSchema({
        type: { type: 'string', description: 'The type of the check, or `template`.' },
        message: { type: 'string' },
        locations,
      }),
      description: 'What the template does against itself. Such colours, fonts and sizes are accepted by the draft.',
    },
    open_findings: {
      type: 'integer',
      minimum: 0,
      description:
        'How many findings on colours, fonts, sizes and layouts the template itself has by the draft. The draft can be applied only if there are none.',
    },
    diff: diffSchema,
    applied_at: { type: ['string', 'null'], format: 'date-time', description: 'When the draft was applied.' },
    created_by: actorSchema,
    created: timestampSchema,
    expires_at: { ...timestampSchema, description: 'When the draft is deleted: 30 days after it was learnt.' },
  },
  example: {
    id: 'draft_0350tEyI9WPdaV8SfnABZe',
    object: 'guideline_draft',
    organization: 'org_0350tEyGyzqRdknuSa79Wn',
    livemode: true,
    source: {
      filename: 'northwind.potx',
      content_type: 'pptx',
      size_bytes: 4_312,
      content_sha256: '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef',
    },
    rules: [
      {
        type: 'font.size_min',
        name: 'Text is too small',
        severity: 'medium',
        active: true,
        pattern: null,
        replacement: null,
        params: { min_pt: 12, by_placeholder: { title: { min_pt: 28 } } },
        applies_to: ['pptx'],
        message: null,
      },
    ],
    palettes: [
      {
        name: 'Northwind',
        role: 'primary',
        sort_order: 0,
        allow_brand_shades: true,
        tolerance: 2,
        colors: [{ name: 'Accent 1', hex: '#FFB000' }],
      },
    ],
    settings: { allow_neutral_greys: true, allow_black_and_white: true },
    fonts: [
      {
        name: 'Inter',
        family: 'Inter',
        style: 'normal',
        weight: 400,
        roles: ['body'],
        scripts: ['latin'],
        fallbacks: [],
      },
    ],
    evidence: [{ path: 'palettes[0].colors[0]', confidence: 'high', seen: 12, locations: ['theme[0]/color[accent1]'] }],
    warnings: [
      {
        type: 'font.unapproved',
        message: 'Arial is used in one place, and is no font of the theme.',
        locations: ['slide[2]/shape[1]/paragraph[0]/run[0]'],
      },
    ],
    open_findings: 0,
    diff: diffSchema.examples[0],
    applied_at: null,
    created_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    created: '2026-11-20T09:14:15.123Z',
    expires_at: '2026-12-20T09:14:15.123Z',
  },
});

export type GuidelineDraftResource = FromSchema<typeof guidelineDraftSchema>;
