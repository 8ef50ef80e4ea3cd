import { type FromSchema, idSchema, namedSchema, recordSchema } from '@livery/kernel';
import { brandCheckSchema } from './brand-check.schema.ts';

const index = { type: 'integer', minimum: 0 } as const;
const number = { type: 'number' } as const;

const boxSchema = recordSchema({
  location: { type: 'string', description: 'One of the `locations` of a finding.' },
  x: number,
  y: number,
  width: number,
  height: number,
});

const slideSchema = recordSchema({
  slide_index: { ...index, description: 'Beginning at 0.' },
  width: { ...number, description: 'In points, of which an inch has 72.' },
  height: number,
  svg: {
    type: 'string',
    description:
      'The slide as one `<svg>` element, drawn from the document: without scripts, links and references to anything outside of itself. Text is set in the fonts of the reader.',
  },
  boxes: {
    type: 'array',
    items: boxSchema,
    description:
      'Where the findings are, for at most 1,000 locations: the upright rectangle around the shape or the table cell, in points from the upper left corner of the slide. It is the whole slide for a finding on the slide itself. A location in a layout or a master is on the first slide that shows it. Locations that are not visible have none.',
  },
});

const entrySchema = recordSchema({
  heading_level: {
    type: ['integer', 'null'],
    minimum: 1,
    maximum: 9,
    description: 'The level of a heading. Null for another paragraph.',
  },
  text: { type: 'string', description: 'The text, shortened around what was found.' },
  marked: {
    anyOf: [recordSchema({ start: index, end: index }), { type: 'null' }],
    description: 'Where in `text` the first finding is, in UTF-16 units. Null if it is the whole paragraph, or none.',
  },
  locations: {
    type: 'array',
    items: { type: 'string' },
    description: 'The locations of findings in this paragraph. Empty for a heading above it.',
  },
});

const [check] = brandCheckSchema.examples;

/** How the document of a check looks where its findings are. */
export const brandCheckIllustrationSchema = namedSchema({
  title: 'BrandCheckIllustration',
  description:
    'How the document of a check looks where its findings are: pictures of slides with the places of the findings, or an outline of a text document.',
  properties: {
    id: {
      ...idSchema('brand_illustration'),
      description: 'Follows from the check, so that both have the same characters behind the prefix.',
    },
    object: { const: 'brand_check_illustration' },
    brand_check: idSchema('brand_check'),
    content_type: brandCheckSchema.properties.content_type,
    slide_count: {
      type: ['integer', 'null'],
      minimum: 0,
      description: 'How many slides the presentation has. Null for a text document.',
    },
    slides: { type: 'array', items: slideSchema, description: 'In their order. Empty for a text document.' },
    slides_left_out: {
      type: 'array',
      items: index,
      description:
        'The slides that were not drawn, since all pictures together would be too large. Ask for them by `slides`.',
    },
    outline: {
      type: 'array',
      description: 'The parts of a text document that have findings. Empty for a presentation.',
      items: recordSchema({
        story: { type: 'string', description: 'Such as `the body` or `the header of section 1`.' },
        section_index: { type: ['integer', 'null'], minimum: 0 },
        page_number: { type: ['integer', 'null'], minimum: 1, description: 'The estimated page.' },
        entries: { type: 'array', items: entrySchema },
      }),
    },
    outline_left_out: {
      ...index,
      description: 'How many entries of the outline were left out, since there are too many.',
    },
  },
  example: {
    id: 'brand_illustration_0350tEyI9WPdaV8SfnABZa',
    object: 'brand_check_illustration',
    brand_check: check.id,
    content_type: check.content_type,
    slide_count: 6,
    slides: [
      {
        slide_index: 3,
        width: 960,
        height: 540,
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" role="img"><title>Slide 4</title></svg>',
        boxes: [{ location: 'slide[3]/shape[5]', x: 72, y: 144, width: 240, height: 96 }],
      },
    ],
    slides_left_out: [],
    outline: [],
    outline_left_out: 0,
  },
});

export type BrandCheckIllustrationResource = FromSchema<typeof brandCheckIllustrationSchema>;
