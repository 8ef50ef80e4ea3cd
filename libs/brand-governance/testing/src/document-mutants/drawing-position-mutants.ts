import { position, type SampleDocx, wordParagraph, wordShape } from '@livery/office-testing';
import { bodyWith, HEADER, logo, LOGO_RUN } from '../clean-document.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';

const IN_HEADER = { source: 'shape', locations: ['header[default,section 0]/paragraph[0]/shape[0]'] } as const;
const IN_BODY = { source: 'shape', locations: ['body/paragraph[10]/shape[0]'] } as const;
/** The margin of the page is 899,795 EMU wide, and the logo lies 720,000 EMU from the corner of the page. */
const MARGIN = 899_795;
const LOGO_OFFSET = 720_000;

const withLogo = (positions: string): SampleDocx => ({ headers: [HEADER.replace(LOGO_RUN, logo({ positions }))] });
const withShape = (positions: string): SampleDocx => bodyWith({}, wordParagraph(wordShape('', '', { positions })));

const UNKNOWN_POSITION: Omit<ExpectedFinding, 'source' | 'locations'> = {
  type: 'check.not_evaluable',
  severity: 'low',
  title: 'Position could not be checked',
  detail: 'Where the drawing lies follows from the text around it, or differs from page to page: only a layout tells.',
};

export const drawingPositionMutants: readonly DocumentMutant[] = [
  {
    name: 'the logo keeps its position, which is given from the margin',
    change: withLogo(position('H', 'margin', LOGO_OFFSET - MARGIN) + position('V', 'topMargin', LOGO_OFFSET)),
    findings: [],
  },
  {
    name: 'the logo lies at the left margin, given from the margin',
    change: withLogo(position('H', 'margin', 0) + position('V', 'page', LOGO_OFFSET)),
    findings: [
      {
        type: 'logo.moved',
        severity: 'medium',
        title: 'Logo is not in its place',
        detail: 'The logo "primary" is 0.5 cm to the right of its place.',
        ...IN_HEADER,
      },
    ],
  },
  {
    name: 'the position of the logo is given from its paragraph, so that it is unknown',
    change: withLogo(position('H', 'page', LOGO_OFFSET) + position('V', 'paragraph', 0)),
    findings: [{ ...UNKNOWN_POSITION, ...IN_HEADER, source: 'package' }],
  },
  {
    name: 'the position of a shape is given from its paragraph, so that it is unknown',
    change: withShape(position('H', 'column', 0) + position('V', 'paragraph', 0)),
    findings: [{ ...UNKNOWN_POSITION, ...IN_BODY }],
  },
  {
    name: 'a shape lies left of the page, whatever the height of its paragraph',
    change: withShape(position('H', 'column', -MARGIN - 360_000) + position('V', 'paragraph', 0)),
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
