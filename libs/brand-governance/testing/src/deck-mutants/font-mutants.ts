import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { ALL_RUNS, BODY, layoutWith, transform, slideWith } from '../clean-deck.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import { fontSizeFindings } from '../font-size-findings.ts';
import type { DeckMutant } from '../mutant.ts';
import { inNotes, NOTES_PRESENT } from '../notes-finding.ts';
import { unapprovedFontFinding } from '../unapproved-font-finding.ts';

const RUN = 'slide[0]/shape[1]/paragraph[0]/run[0]';
const COMIC = '<a:latin typeface="Comic Sans MS"/>';

const level = (attributes: string, content = ''): string =>
  `<a:lvl1pPr><a:defRPr ${attributes}>${content}</a:defRPr></a:lvl1pPr>`;
const words = (properties: string): string => paragraph('Our steps', properties);
const body = (paragraphs: string, listStyle = ''): SamplePresentation =>
  slideWith({ body: placeholder(BODY, paragraphs, { id: 3, listStyle }) });
const layoutBody = (listStyle: string): SamplePresentation =>
  layoutWith({
    body: placeholder(BODY, '', {
      shapeProperties: transform(500_000, 1_600_000, 8_000_000, 1_900_000),
      id: 3,
      listStyle,
    }),
  });

const CELL_RUN = 'slide[0]/shape[5]/cell[0,0]/paragraph[0]/run[0]';
const cell = (properties: string, style = ''): string => tableOfOneCell(words(properties), style);

function unapproved(source: ExpectedFinding['source'], locations: readonly string[], fix = 'Fix it on the slide') {
  return unapprovedFontFinding({ source, locations, fix });
}

const NOTES_RUN = 'slide[0]/notes/paragraph[0]/run[0]';

const fontSizeFinding = fontSizeFindings(RUN);

const row = (y: number, typeface: string, id: number): string =>
  textBox(paragraph(typeface, `<a:rPr><a:latin typeface="${typeface}"/></a:rPr>`), {
    id,
    shapeProperties: transform(1_000_000, y, 1_000_000, 300_000),
  });

export const fontMutants: readonly DeckMutant[] = [
  {
    name: 'a run of the body text is set in Comic Sans',
    change: body(words(`<a:rPr>${COMIC}</a:rPr>`)),
    findings: [unapproved('run', [RUN])],
  },
  {
    name: 'a run of the body text and one of the speaker notes are set in Comic Sans',
    change: { ...body(words(`<a:rPr>${COMIC}</a:rPr>`)), notes: paragraph('Speak slowly', `<a:rPr>${COMIC}</a:rPr>`) },
    findings: [
      unapproved('run', [RUN]),
      inNotes(unapproved('run', [NOTES_RUN], 'Fix it in the notes'), 'medium'),
      NOTES_PRESENT,
    ],
  },
  {
    name: 'the list style of the body placeholder sets Comic Sans',
    change: body(words(''), level('', COMIC)),
    findings: [unapproved('shape', [RUN])],
  },
  {
    name: 'the body placeholder of the layout sets Comic Sans',
    change: layoutBody(level('', COMIC)),
    findings: [
      unapproved(
        'layout',
        [RUN, 'layout[Sample]/shape[1]'],
        'The layout "Sample" sets it: change it there (View ▸ Slide Master)',
      ),
    ],
  },
  {
    name: 'the body text style of the master sets Comic Sans',
    change: { textStyles: `<p:bodyStyle>${level('', COMIC)}</p:bodyStyle>` },
    findings: [
      unapproved(
        'master_text_style',
        [RUN, 'master[0]/text_style[body]/level[0]'],
        'The body style of the master "House" sets it: change it there (View ▸ Slide Master)',
      ),
    ],
  },
  {
    name: 'the default text style of the presentation sets Comic Sans',
    change: { defaultTextStyle: level('', COMIC) },
    findings: [
      unapprovedFontFinding({
        source: 'presentation_default',
        locations: [...ALL_RUNS, 'default_text_style/level[0]'],
        uses: '6 places',
        fix: 'The default text style of the presentation sets it: change it there',
      }),
    ],
  },
  {
    name: 'a run in a table cell is set in Comic Sans',
    change: slideWith({}, cell(`<a:rPr>${COMIC}</a:rPr>`)),
    findings: [unapproved('run', [CELL_RUN])],
  },
  {
    name: 'a table style sets Comic Sans',
    change: {
      ...slideWith({}, cell('', '<a:tableStyleId>{AB}</a:tableStyleId>')),
      tableStyles: `<a:tblStyle styleId="{AB}" styleName="Rows"><a:wholeTbl><a:tcTxStyle><a:font>${COMIC}</a:font></a:tcTxStyle></a:wholeTbl></a:tblStyle>`,
    },
    findings: [
      unapproved('table_style', [CELL_RUN, 'table_style[Rows]'], 'The table style "Rows" sets it: change it there'),
    ],
  },
  {
    name: 'the numbers of a list are set in Comic Sans',
    change: body(
      '<a:p><a:pPr><a:buFont typeface="Comic Sans MS"/><a:buAutoNum type="arabicPeriod"/></a:pPr><a:r><a:t>Our steps</a:t></a:r></a:p>',
    ),
    findings: [
      unapprovedFontFinding({
        source: 'run',
        marks: 'The numbers of 1 list',
        locations: ['slide[0]/shape[1]/paragraph[0]'],
        fix: 'Fix it on the slide (Home ▸ Numbering)',
      }),
    ],
  },
  {
    name: 'the minor font of the theme is neither approved nor the required font, and the text has it',
    change: { minorFont: 'Comic Sans MS' },
    findings: [
      {
        type: 'font.unapproved',
        severity: 'high',
        title: 'Font is not approved',
        detail:
          'Comic Sans MS appears in 6 places; yours is Inter. It is the body font of the theme "House": change it there, once.',
        source: 'theme',
        locations: [
          ...[0, 1, 2, 3, 4].map((shape) => `slide[0]/shape[${shape}]/paragraph[0]/run[0]`),
          'layout[Sample]/shape[5]/paragraph[0]/run[0]',
          'theme[0]/font[minor]',
        ],
        occurrences: 6,
      },
    ],
  },
  {
    name: 'the minor font of the theme is not the required font',
    change: { minorFont: 'Lato' },
    findings: [
      {
        type: 'font.theme',
        severity: 'high',
        title: 'Theme font is off brand',
        detail: 'The body font is Lato; yours is Inter.',
        source: 'theme',
        locations: ['theme[0]/font[minor]'],
      },
    ],
  },
  {
    name: 'the file embeds a font that is not approved',
    change: {
      presentationEnd:
        '<p:embeddedFontLst><p:embeddedFont><p:font typeface="Old Brand Sans"/><p:regular r:id="rId90"/></p:embeddedFont></p:embeddedFontLst>',
      relationships: { 'ppt/presentation.xml': [{ id: 'rId90', type: 'font', target: 'fonts/font1.fntdata' }] },
      parts: { 'ppt/fonts/font1.fntdata': 'x' },
    },
    findings: [
      {
        type: 'font.embedded',
        severity: 'medium',
        title: 'Embedded font is not approved',
        detail: 'The file embeds "Old Brand Sans".',
        source: 'package',
        locations: ['part[/ppt/fonts/font1.fntdata]'],
      },
    ],
  },
  {
    name: 'a run of the body text is set in a font that is approved but not installed',
    change: body(words('<a:rPr><a:latin typeface="Futura PT"/></a:rPr>')),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail:
          'Futura PT appears in 1 place and is not on the list of installed fonts: other computers show another font.',
        source: 'run',
        locations: [RUN],
      },
    ],
  },
  {
    name: 'the body placeholder of the layout sets a font that is approved but not installed',
    change: layoutBody(level('', '<a:latin typeface="Futura PT"/>')),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail:
          'Futura PT appears in 1 place and is not on the list of installed fonts: other computers show another font.',
        source: 'layout',
        locations: [RUN, 'layout[Sample]/shape[1]'],
      },
    ],
  },
  {
    name: 'three further text boxes are set in three further fonts',
    change: slideWith({}, row(3_800_000, 'Georgia', 10) + row(4_200_000, 'Lato', 11) + row(4_600_000, 'Roboto', 12)),
    findings: [
      {
        type: 'font.too_many',
        severity: 'low',
        title: 'Too many fonts',
        detail: '4 font families are used, allowed 3: Inter, Georgia, Lato, Roboto.',
        source: 'package',
        locations: ['package'],
      },
    ],
  },
  {
    name: 'a run of the body text has 8 pt',
    change: body(words('<a:rPr sz="800"/>')),
    findings: [fontSizeFinding('min', '1 piece of text has 8 pt; the smallest allowed size is 10 pt.')],
  },
  {
    name: 'the list style of the body placeholder sets 8 pt',
    change: body(words(''), level('sz="800"')),
    findings: [
      fontSizeFinding('min', '1 piece of text has 8 pt; the smallest allowed size is 10 pt.', { source: 'shape' }),
    ],
  },
  {
    name: 'the body placeholder of the layout sets 9 pt',
    change: layoutBody(level('sz="900"')),
    findings: [
      fontSizeFinding(
        'min',
        '1 piece of text has 9 pt; the smallest allowed size is 10 pt. The layout "Sample" sets it: change it there (View ▸ Slide Master).',
        {
          source: 'layout',
          locations: [RUN, 'layout[Sample]/shape[1]'],
        },
      ),
    ],
  },
  {
    name: 'the body text style of the master sets 9 pt',
    change: { textStyles: `<p:bodyStyle>${level('sz="900"')}</p:bodyStyle>` },
    findings: [
      fontSizeFinding(
        'min',
        '1 piece of text has 9 pt; the smallest allowed size is 10 pt. The body style of the master "House" sets it: change it there (View ▸ Slide Master).',
        {
          source: 'master_text_style',
          locations: [RUN, 'master[0]/text_style[body]/level[0]'],
        },
      ),
    ],
  },
  {
    name: 'the autofit of the body placeholder scales 11 pt to 7.7 pt',
    change: slideWith({
      body: placeholder(BODY, words('<a:rPr sz="1100"/>'), { id: 3 }).replace(
        '<a:bodyPr/>',
        '<a:bodyPr><a:normAutofit fontScale="70000"/></a:bodyPr>',
      ),
    }),
    findings: [
      {
        type: 'text.autofit_small',
        severity: 'medium',
        title: 'Text is shrunk too small',
        detail:
          'Text of 11 pt is shrunk to 7.7 pt to fit its box; the smallest allowed size is 10 pt. Shorten the text, or enlarge the box.',
        source: 'shape',
        locations: ['slide[0]/shape[1]'],
      },
    ],
  },
  {
    name: 'a run of the body text has 66 pt',
    change: body(words('<a:rPr sz="6600"/>')),
    findings: [fontSizeFinding('max', '1 piece of text has 66 pt; the largest allowed size is 60 pt.')],
  },
  {
    name: 'a run of the body text has 13 pt, which is not on the list of sizes',
    change: body(words('<a:rPr sz="1300"/>')),
    findings: [
      fontSizeFinding(
        'allowed',
        '1 piece of text has 13 pt; the allowed sizes are 7.7, 8, 9, 10, 11, 12, 18, 24, 44, 66 pt. The next larger is 18 pt.',
      ),
    ],
  },
];
