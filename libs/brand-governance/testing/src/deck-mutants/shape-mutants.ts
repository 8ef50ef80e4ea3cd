import { paragraph, placeholder, type SamplePresentation, textBox } from '@livery/office-testing';
import { BODY, layoutWith, transform, slideWith, TITLE } from '../clean-deck.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DeckMutant } from '../mutant.ts';

const SHAPE = 'slide[0]/shape[5]';
const LONG = 'Our steps are many, and they are told in a box of their own';

const empty = (x: number, y: number, width: number, height: number): SamplePresentation =>
  slideWith({}, textBox('', { id: 10, shapeProperties: transform(x, y, width, height) }));
const drawn = (id: number, width: number, height: number): string =>
  textBox('', {
    id,
    isTextBox: false,
    shapeProperties: `${transform(1_000_000, 4_000_000, width, height)}<a:solidFill><a:schemeClr val="accent1"/></a:solidFill>`,
  });
const words = (text: string, x: number, id: number): string =>
  textBox(paragraph(text), { id, shapeProperties: transform(x, 4_700_000, 1_000_000, 500_000) });

const authorsNote = (id: number, x: number, isTextBox: boolean): string =>
  textBox(
    paragraph(
      'Ask Anna',
      '<a:rPr sz="600"><a:solidFill><a:srgbClr val="FFEE00"/></a:solidFill><a:latin typeface="Comic Sans MS"/></a:rPr>',
    ),
    {
      id,
      isTextBox,
      shapeProperties: `${transform(x, 1_000_000, 1_500_000, 500_000)}<a:solidFill><a:srgbClr val="FFFF00"/></a:solidFill>`,
    },
  );

const finding = expectedFindings({ source: 'shape', locations: [SHAPE] });

export const shapeMutants: readonly DeckMutant[] = [
  {
    name: 'the body placeholder has no text',
    change: slideWith({ body: placeholder(BODY, '', { id: 3 }) }),
    findings: [
      finding(
        'placeholder.empty',
        'low',
        'Empty placeholder',
        'The placeholder "Shape 3" is empty: fill or delete it.',
        {
          locations: ['slide[0]/shape[1]'],
        },
      ),
    ],
  },
  {
    name: 'the title lies below its position in the layout',
    change: slideWith({
      title: placeholder(TITLE, paragraph('The plan'), {
        shapeProperties: transform(500_000, 800_000, 6_500_000, 600_000),
      }),
    }),
    findings: [
      finding(
        'placeholder.moved',
        'low',
        'Placeholder was moved',
        'The title lies 0.83 cm below its place in the layout "Sample".',
        { locations: ['slide[0]/shape[0]'] },
      ),
    ],
  },
  {
    name: 'the layout has its title further to the right than the slide',
    change: {
      ...slideWith({
        title: placeholder(TITLE, paragraph('The plan'), {
          shapeProperties: transform(500_000, 500_000, 6_500_000, 900_000),
        }),
      }),
      ...layoutWith({
        title: placeholder(TITLE, '', { shapeProperties: transform(700_000, 500_000, 6_500_000, 900_000) }),
      }),
    },
    findings: [
      finding(
        'placeholder.moved',
        'low',
        'Placeholder was moved',
        'The title lies 0.56 cm to the left of its place in the layout "Sample".',
        { locations: ['slide[0]/shape[0]'] },
      ),
    ],
  },
  {
    name: 'the body text is in a text box instead of the body placeholder',
    change: slideWith(
      { body: '' },
      textBox(paragraph(LONG), { id: 10, shapeProperties: transform(1_000_000, 2_000_000, 5_000_000, 500_000) }),
    ),
    findings: [
      finding(
        'placeholder.text_outside',
        'low',
        'Text stands outside a placeholder',
        'The shape "Shape 10" holds 59 characters while the body placeholder of the layout is empty.',
        { locations: ['slide[0]/shape[4]'] },
      ),
    ],
  },
  {
    name: 'a shape lies completely beside the slide',
    change: empty(10_000_000, 0, 500_000, 500_000),
    findings: [
      finding(
        'shape.off_slide',
        'medium',
        'Shape reaches beyond the slide',
        '"Shape 10" lies completely outside, beyond the right edge.',
      ),
    ],
  },
  {
    name: 'two notes of the author lie beside the slide, in another font, size and colour',
    change: slideWith({}, authorsNote(10, -2_000_000, true) + authorsNote(11, 9_500_000, true)),
    findings: [],
  },
  {
    name: 'two shapes with text lie beside the slide, in another font, size and colour',
    change: slideWith({}, authorsNote(10, -2_000_000, false) + authorsNote(11, 9_500_000, false)),
    findings: [
      finding(
        'shape.off_slide',
        'medium',
        'Shape reaches beyond the slide',
        '"Shape 10" and 1 other shape lie completely outside the slide.',
        { locations: [SHAPE, 'slide[0]/shape[6]'] },
      ),
    ],
  },
  {
    name: 'a shape lies across the right edge of the slide',
    change: empty(8_900_000, 4_000_000, 500_000, 500_000),
    findings: [
      finding(
        'shape.off_slide',
        'medium',
        'Shape reaches beyond the slide',
        '"Shape 10" lies 0.71 cm outside the right edge.',
      ),
      finding(
        'shape.outside_margin',
        'low',
        'Shape lies in the margin',
        'The shape "Shape 10" ends beyond the right edge; the margin is 1.27 cm.',
      ),
    ],
  },
  {
    name: 'a shape begins in the left margin of the slide',
    change: empty(100_000, 4_000_000, 500_000, 500_000),
    findings: [
      finding(
        'shape.outside_margin',
        'low',
        'Shape lies in the margin',
        'The shape "Shape 10" begins 0.28 cm from the left edge; the margin is 1.27 cm.',
      ),
    ],
  },
  {
    name: 'a shape begins half a millimetre before the margin',
    change: empty(457_200 - 18_000, 4_000_000, 500_000, 500_000),
    findings: [],
  },
  {
    name: 'a shape begins more than half a millimetre before the margin',
    change: empty(457_200 - 18_001, 4_000_000, 500_000, 500_000),
    findings: [
      finding(
        'shape.outside_margin',
        'low',
        'Shape lies in the margin',
        'The shape "Shape 10" begins 1.22 cm from the left edge; the margin is 1.27 cm.',
      ),
    ],
  },
  {
    name: 'a group moves its shape into the left margin of the slide',
    change: slideWith(
      {},
      '<p:grpSp><p:nvGrpSpPr><p:cNvPr id="40" name="Group" descr="A box"/></p:nvGrpSpPr><p:grpSpPr><a:xfrm>' +
        '<a:off x="100000" y="4000000"/><a:ext cx="500000" cy="500000"/><a:chOff x="0" y="0"/><a:chExt cx="500000" cy="500000"/>' +
        `</a:xfrm></p:grpSpPr>${textBox('', { id: 10, shapeProperties: transform(0, 0, 500_000, 500_000) })}</p:grpSp>`,
    ),
    findings: [
      finding(
        'shape.outside_margin',
        'low',
        'Shape lies in the margin',
        'The shape "Shape 10" begins 0.28 cm from the left edge; the margin is 1.27 cm.',
        { locations: [`${SHAPE}/child[0]`] },
      ),
    ],
  },
  {
    name: 'a shape is 0.6 mm wide',
    change: empty(1_000_000, 4_000_000, 20_000, 500_000),
    findings: [finding('shape.tiny', 'low', 'Shape is too small to see', '"Shape 10" is 0.06 cm wide.')],
  },
  {
    name: 'two bars are as thin as lines',
    change: slideWith({}, drawn(10, 500_000, 9_525) + drawn(11, 9_525, 500_000)),
    findings: [],
  },
  {
    name: 'a shape is a point',
    change: slideWith({}, drawn(10, 20_000, 20_000)),
    findings: [finding('shape.tiny', 'low', 'Shape is too small to see', '"Shape 10" is 0.06 cm wide.')],
  },
  {
    name: 'two text boxes cover each other',
    change: slideWith({}, words('One', 1_000_000, 10) + words('Two', 1_200_000, 11)),
    findings: [
      finding(
        'shape.overlap',
        'low',
        'Text shapes cover each other',
        '"Shape 10" and "Shape 11" share 80 % of the smaller one.',
        { locations: [SHAPE, 'slide[0]/shape[6]'], occurrences: 1 },
      ),
    ],
  },
];
