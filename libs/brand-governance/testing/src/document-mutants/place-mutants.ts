import { position, type SampleDocx, wordParagraph, wordShape } from '@livery/office-testing';
import { bodyWith, HEADER, logo, LOGO_RUN } from '../clean-document.ts';
import type { DocumentMutant, PredictedInText } from '../document-mutant.ts';

const IN_HEADER = { source: 'shape', locations: ['header[default,section 0]/paragraph[0]/shape[0]'] } as const;
const IN_BODY = { source: 'shape', locations: ['body/paragraph[10]/shape[0]'] } as const;
/** The margin of the page is 899,795 EMU wide, the place of the logo 720,000 from the corner. */
const MARGIN = 899_795;
const PLACE = 720_000;

const withLogo = (positions: string): SampleDocx => ({ headers: [HEADER.replace(LOGO_RUN, logo({ positions }))] });
const withShape = (positions: string): SampleDocx => bodyWith({}, wordParagraph(wordShape('', '', { positions })));

const UNPLACED: Omit<PredictedInText, 'source' | 'locations'> = {
  type: 'check.not_evaluable',
  severity: 'low',
  title: 'Position could not be checked',
  detail: 'Where the drawing lies follows from the text around it, or differs from page to page: only a layout tells.',
};

export const placeMutants: readonly DocumentMutant[] = [
  {
    name: 'the place of the logo to the same one, counted from the margin',
    document: withLogo(position('H', 'margin', PLACE - MARGIN) + position('V', 'topMargin', PLACE)),
    findings: [],
  },
  {
    name: 'the place of the logo, counted from the margin',
    document: withLogo(position('H', 'margin', 0) + position('V', 'page', PLACE)),
    findings: [
      {
        type: 'logo.moved',
        severity: 'medium',
        title: 'Logo is not in its place',
        detail: 'The logo "primary" is 5 mm to the right of its place.',
        ...IN_HEADER,
      },
    ],
  },
  {
    name: 'the place of the logo to one that counts from its paragraph',
    document: withLogo(position('H', 'page', PLACE) + position('V', 'paragraph', 0)),
    findings: [{ ...UNPLACED, ...IN_HEADER, source: 'package' }],
  },
  {
    name: 'the place of a shape to one that counts from its paragraph',
    document: withShape(position('H', 'column', 0) + position('V', 'paragraph', 0)),
    findings: [{ ...UNPLACED, ...IN_BODY }],
  },
  {
    name: 'the place of a shape to one left of the page, whatever the height of its paragraph',
    document: withShape(position('H', 'column', -MARGIN - 360_000) + position('V', 'paragraph', 0)),
    findings: [
      {
        type: 'shape.off_slide',
        severity: 'medium',
        title: 'Shape reaches beyond the page',
        detail: '"Drawing 1" lies 1 cm outside the left edge.',
        ...IN_BODY,
      },
    ],
  },
];
