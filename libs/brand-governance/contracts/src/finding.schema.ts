import { type FromSchema, namedSchema } from '@livery/kernel';

const index = { type: ['integer', 'null'], minimum: 0 } as const;
const color = { type: ['string', 'null'], pattern: '^#[0-9A-F]{6}$' } as const;

/** A deviation with all its occurrences: the sixteen fields of the interface document, section 2. */
export const findingSchema = namedSchema({
  title: 'Finding',
  description:
    'One deviation from the brand with all its occurrences; single values are those of the first. Indexes are zero based.',
  properties: {
    id: { type: 'string', description: 'The same for the same defect in two versions of a document.' },
    type: { type: 'string', description: 'Dotted type of the check.' },
    severity: { enum: ['low', 'medium', 'high', 'critical'] },
    title: { type: 'string', description: 'One line, the same for equal findings.' },
    detail: {
      type: 'string',
      description: 'The value, the nearest allowed one, where it comes from and where to mend it.',
    },
    auto_fixable: { type: 'boolean' },
    slide_index: index,
    shape_index: index,
    paragraph_index: {
      ...index,
      description:
        'Of the text of the shape or cell; in text documents the number among all paragraphs of the body, those of tables and text boxes included, null in headers, footers and notes.',
    },
    page_number: {
      type: ['integer', 'null'],
      minimum: 1,
      description:
        'Text documents only: an estimate, from 1, by the page breaks that Word left; null when it left none.',
    },
    page_numbers: { type: 'array', items: { type: 'integer', minimum: 1 } },
    paragraph_indexes: { type: 'array', items: { type: 'integer', minimum: 0 } },
    source: {
      type: 'string',
      description: 'Where the value is set, and so where to mend it: `run`, `layout`, `theme` …',
    },
    actual_color: { ...color, description: 'The colour that is seen.' },
    color_surface: { type: ['string', 'null'], description: 'What the colour is seen on: `text`, `fill` …' },
    locations: {
      type: 'array',
      items: { type: 'string' },
      description: 'At most 200, then one that says how many more.',
    },
  },
  example: {
    id: '8d3f0c6a51e2b794',
    type: 'color.off_palette',
    severity: 'high',
    title: 'A colour that is not of the palette',
    detail:
      '5E13C8 (accent4 + lumMod 75 % of the theme "Northwind") is used for the fill of 1 shape. Nearest: Brand Plum.',
    auto_fixable: false,
    slide_index: 3,
    shape_index: 2,
    paragraph_index: null,
    page_number: null,
    page_numbers: [],
    paragraph_indexes: [],
    source: 'theme',
    actual_color: '#5E13C8',
    color_surface: 'fill',
    locations: ['slide[3]/shape[2]'],
  },
});

export type FindingResource = FromSchema<typeof findingSchema>;
