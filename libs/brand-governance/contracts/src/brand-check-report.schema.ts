import { actorSchema, type FromSchema, idSchema, namedSchema, recordSchema, timestampSchema } from '@livery/kernel';
import { brandCheckSchema } from './brand-check.schema.ts';
import { findingSchema } from './finding.schema.ts';

const indexes = { type: 'array', items: { type: 'integer', minimum: 0 } } as const;
const ids = { type: 'array', items: { type: 'string' } } as const;
const hex = { type: 'string', pattern: '^#[0-9A-F]{6}$' } as const;

const kind = {
  enum: ['theme', 'master', 'layout', 'document_defaults', 'style', 'table_style', 'numbering'],
  description: 'What sets the value for all places where it shows.',
} as const;
const causeName = {
  type: ['string', 'null'],
  description:
    'The name of a layout or style, or the index of a theme or master. Null for the layouts of several slides together.',
} as const;

const nearestColorSchema = recordSchema({
  name: { type: 'string' },
  hex,
  distance: { type: 'number', minimum: 0, description: 'The distance to the colour that was found (CIEDE2000).' },
});

const reportedFindingProperties = {
  ...findingSchema.properties,
  nearest_color: {
    anyOf: [nearestColorSchema, { type: 'null' }],
    description:
      'The nearest palette colour of a finding on a colour. Null if the guideline is not known any more, and for findings on the theme, whose rule names the colour.',
  },
  origin: {
    anyOf: [recordSchema({ kind, name: causeName, location: { type: ['string', 'null'] } }), { type: 'null' }],
    description: 'Where one change settles all locations. Null if each location has to be changed on its own.',
  },
  new_occurrences: {
    ...findingSchema.properties.new_occurrences,
    description:
      'How many of the occurrences are new: against the baseline if `baseline_state` is `new`, else since the finding was accepted. Null if none is.',
  },
  slide_indexes: { ...indexes, description: 'All slides on which the finding shows, beginning at 0.' },
  menu_path: { type: ['string', 'null'], description: 'Where to fix it in the menus of PowerPoint or Word.' },
  baseline_state: {
    enum: ['new', 'changed', 'unchanged', null],
    description:
      'Whether the baseline has the finding, too. `changed`: it has it in another form, such as another wrong colour at the same place. Null without a baseline.',
  },
} as const;

const [finding] = findingSchema.examples;
const reportedFinding = {
  ...finding,
  nearest_color: { name: 'Brand Navy', hex: '#14213D', distance: 23.99 },
  origin: { kind: 'theme', name: '0', location: 'theme[0]/color[accent4]' },
  slide_indexes: [3],
  menu_path: 'View ▸ Slide Master ▸ Colors ▸ Customize Colors',
  baseline_state: null,
} as const;

const reportedFindingSchema = namedSchema({
  title: 'ReportedFinding',
  description: 'A finding with what a reader wants to know beside it.',
  properties: reportedFindingProperties,
  example: reportedFinding,
});

const acceptedFindingSchema = namedSchema({
  title: 'AcceptedFinding',
  description: 'A finding that somebody has accepted. It does not count.',
  properties: {
    ...reportedFindingProperties,
    reason: { type: ['string', 'null'] },
    accepted_by: actorSchema,
    accepted: { ...timestampSchema, type: ['string', 'null'] },
    expires: { ...timestampSchema, type: ['string', 'null'] },
  },
  example: {
    ...reportedFinding,
    reason: 'The partner brings its own colour.',
    accepted_by: 'key_0350tEyI3ThR2kZQtU0Oni',
    accepted: '2026-11-20T09:14:15.123Z',
    expires: '2027-01-31T00:00:00.000Z',
  },
});

const { status, content_type, filename, document } = brandCheckSchema.properties;
const { guideline_version, engine_version, error_code, error_message, not_evaluated } = brandCheckSchema.properties;
const [check] = brandCheckSchema.examples;

/** The report of a judged document, for people and programs. */
export const brandCheckReportSchema = namedSchema({
  title: 'BrandCheckReport',
  description:
    'A check arranged for readers: first the causes that settle many places, then slides or pages, then what concerns the whole document. Findings are sorted by severity, the most severe first, and referred to by their ids.',
  properties: {
    id: {
      ...idSchema('brand_report'),
      description: 'Follows from the check, so that both have the same characters behind the prefix.',
    },
    object: { const: 'brand_check_report' },
    brand_check: idSchema('brand_check'),
    status,
    content_type,
    filename,
    document,
    guideline_version,
    engine_version,
    verdict: { type: 'string', description: 'The verdict in one sentence.' },
    error_code,
    error_message,
    findings: { type: 'array', items: reportedFindingSchema },
    truncated: { type: 'boolean', description: 'Whether the check has more findings than it lists.' },
    causes: {
      type: 'array',
      description: 'What to fix first, since one change settles several places.',
      items: recordSchema({ kind, name: causeName, slide_indexes: indexes, finding_ids: ids }),
    },
    slides: {
      type: 'array',
      description: 'The slides of a presentation that have findings.',
      items: recordSchema({
        slide_index: { type: 'integer', minimum: 0 },
        finding_ids: { ...ids, description: 'The findings whose first location is here.' },
        further_finding_ids: { ...ids, description: 'The findings that also show here and are fixed elsewhere.' },
      }),
    },
    pages: {
      type: 'array',
      description: 'The pages of a text document that have findings, by their estimated numbers.',
      items: recordSchema({
        page_number: { type: 'integer', minimum: 1 },
        finding_ids: ids,
        further_finding_ids: ids,
      }),
    },
    whole_document: { ...ids, description: 'The findings that belong to no slide and no page.' },
    not_evaluated,
    accepted: { type: 'array', items: acceptedFindingSchema },
    suppressions_unused: {
      type: 'integer',
      minimum: 0,
      description: 'How many acceptances name a finding that the document does not have any more.',
    },
    comparison: {
      anyOf: [
        recordSchema({
          base: idSchema('brand_check'),
          new: { type: 'integer', minimum: 0 },
          unchanged: { type: 'integer', minimum: 0 },
          changed: { type: 'integer', minimum: 0 },
          fixed: { type: 'array', items: findingSchema },
        }),
        { type: 'null' },
      ],
      description: 'How the findings differ from those of the baseline. Null without a baseline.',
    },
    guideline: {
      anyOf: [
        recordSchema({
          palettes: {
            type: 'array',
            items: recordSchema({
              name: { type: 'string' },
              role: { type: 'string' },
              colors: { type: 'array', items: recordSchema({ name: { type: 'string' }, hex }) },
            }),
          },
          fonts: {
            type: 'array',
            items: recordSchema({ family: { type: 'string' }, roles: { type: 'array', items: { type: 'string' } } }),
          },
          rules: {
            type: 'array',
            items: recordSchema({
              name: { type: 'string' },
              type: { type: 'string' },
              severity: findingSchema.properties.severity,
              message: { type: ['string', 'null'] },
            }),
          },
        }),
        { type: 'null' },
      ],
      description: 'What the document was judged by. Null if it is not known any more.',
    },
  },
  example: {
    id: 'brand_report_0350tEyI9WPdaV8SfnABZa',
    object: 'brand_check_report',
    brand_check: check.id,
    status: check.status,
    content_type: check.content_type,
    filename: check.filename,
    document: check.document,
    guideline_version: check.guideline_version,
    engine_version: check.engine_version,
    verdict: 'Not on brand yet: 1 deviation on 1 slide, all serious.',
    error_code: null,
    error_message: null,
    findings: [reportedFinding],
    truncated: false,
    causes: [{ kind: 'theme', name: '0', slide_indexes: [3], finding_ids: [finding.id] }],
    slides: [{ slide_index: 3, finding_ids: [], further_finding_ids: [finding.id] }],
    pages: [],
    whole_document: [],
    not_evaluated: [],
    accepted: [],
    suppressions_unused: 0,
    comparison: null,
    guideline: {
      palettes: [{ name: 'Northwind', role: 'primary', colors: [{ name: 'Brand Navy', hex: '#14213D' }] }],
      fonts: [{ family: 'Inter', roles: ['body'] }],
      rules: [{ name: 'Brand colours only', type: 'color.off_palette', severity: 'high', message: null }],
    },
  },
});

export type BrandCheckReportResource = FromSchema<typeof brandCheckReportSchema>;
