import { type FromSchema, namedSchema } from '@livery/kernel';

const index = { type: ['integer', 'null'], minimum: 0 } as const;
const color = { type: ['string', 'null'], pattern: '^#[0-9A-F]{6}$' } as const;

/** A deviation with all its occurrences: the sixteen fields of the interface document, section 2, and how often it occurs. */
export const findingSchema = namedSchema({
  title: 'Finding',
  description:
    'One deviation from the brand with all its occurrences. Fields with a single value describe the first occurrence. Indexes begin at 0.',
  properties: {
    id: {
      type: 'string',
      description: 'The id of the finding. The same defect has the same id in two versions of a document.',
    },
    type: { type: 'string', description: 'The check type in its dotted form.' },
    severity: { enum: ['low', 'medium', 'high', 'critical'] },
    title: { type: 'string', description: 'A short description in one line. Equal findings have the same title.' },
    detail: {
      type: 'string',
      description: 'The value, the nearest allowed value, where the value comes from, and where to fix it.',
    },
    auto_fixable: { type: 'boolean' },
    slide_index: index,
    shape_index: index,
    paragraph_index: {
      ...index,
      description:
        'The index of the paragraph in the text of the shape or cell. In text documents it is the index among all paragraphs of the body, including those of tables and text boxes. It is null in headers, footers and notes.',
    },
    page_number: {
      type: ['integer', 'null'],
      minimum: 1,
      description:
        'The estimated page number in text documents, beginning at 1. The estimate uses the page breaks that Word stored. Null if Word stored none.',
    },
    page_numbers: { type: 'array', items: { type: 'integer', minimum: 1 } },
    paragraph_indexes: { type: 'array', items: { type: 'integer', minimum: 0 } },
    source: {
      type: 'string',
      description: 'Where the value is set, and therefore where to fix it: `run`, `layout`, `theme` and others.',
    },
    actual_color: { ...color, description: 'The visible colour.' },
    color_surface: { type: ['string', 'null'], description: 'What has the colour: `text`, `fill` and others.' },
    locations: {
      type: 'array',
      items: { type: 'string' },
      description: 'The locations of at most 200 occurrences. If there are more, one more entry says how many.',
    },
    occurrences: {
      type: 'integer',
      minimum: 1,
      description: 'How often the deviation occurs, also where `locations` does not list all occurrences.',
    },
    new_occurrences: {
      type: ['integer', 'null'],
      minimum: 1,
      description:
        'How many of the occurrences are new: in a check those since the finding was accepted, in `new` of a comparison those that the base does not have. Null if the finding was not accepted before.',
    },
  },
  example: {
    id: '8d3f0c6a51e2b794',
    type: 'color.off_palette',
    severity: 'high',
    title: 'Colour is not in the palette',
    detail:
      'A shade of #8338EC fills 1 shape and is no brand colour. Closest: Brand Navy #14213D, clearly different (ΔE 31). It is Accent 4 of the theme "Northwind": change it there, once.',
    auto_fixable: false,
    slide_index: 3,
    shape_index: 2,
    paragraph_index: null,
    page_number: null,
    page_numbers: [],
    paragraph_indexes: [],
    source: 'theme',
    actual_color: '#8338EC',
    color_surface: 'fill',
    locations: ['slide[3]/shape[2]'],
    occurrences: 1,
    new_occurrences: null,
  },
});

export type FindingResource = FromSchema<typeof findingSchema>;
