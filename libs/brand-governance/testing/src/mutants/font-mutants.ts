import { paragraph, placeholder, type SamplePresentation, tableOfOneCell, textBox } from '@livery/office-testing';
import { ALL_RUNS, BODY, layoutWith, place, slideWith } from '../clean-deck.ts';
import type { Mutant, Predicted } from '../mutant.ts';
import { unapprovedFont } from '../unapproved-font.ts';

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
      shapeProperties: place(500_000, 1_600_000, 8_000_000, 1_900_000),
      id: 3,
      listStyle,
    }),
  });

const CELL_RUN = 'slide[0]/shape[5]/cell[0,0]/paragraph[0]/run[0]';
const cell = (properties: string, style = ''): string => tableOfOneCell(words(properties), style);

function unapproved(source: Predicted['source'], locations: readonly string[], origin = '', where = 'on the slide') {
  return unapprovedFont({ source, locations, origin, where });
}

function sized(
  check: 'min' | 'max' | 'allowed',
  detail: string,
  source: Predicted['source'] = 'run',
  locations: readonly string[] = [RUN],
): Predicted {
  const title = { min: 'Text is too small', max: 'Text is too large', allowed: 'Text size is not on the list' }[check];
  return { type: `font.size_${check}`, severity: 'medium', title, detail, source, locations };
}

const row = (y: number, typeface: string, id: number): string =>
  textBox(paragraph(typeface, `<a:rPr><a:latin typeface="${typeface}"/></a:rPr>`), {
    id,
    shapeProperties: place(1_000_000, y, 1_000_000, 300_000),
  });

export const fontMutants: readonly Mutant[] = [
  { name: 'the font of a run', deck: body(words(`<a:rPr>${COMIC}</a:rPr>`)), findings: [unapproved('run', [RUN])] },
  {
    name: 'the font of a list style',
    deck: body(words(''), level('', COMIC)),
    findings: [unapproved('shape', [RUN])],
  },
  {
    name: 'the font of a placeholder of the layout',
    deck: layoutBody(level('', COMIC)),
    findings: [
      unapproved('layout', [RUN, 'layout[Sample]/shape[1]'], ', from the layout "Sample"', 'in the layout "Sample"'),
    ],
  },
  {
    name: 'the font of a text style of the master',
    deck: { textStyles: `<p:bodyStyle>${level('', COMIC)}</p:bodyStyle>` },
    findings: [
      unapproved(
        'master_text_style',
        [RUN, 'master[0]/text_style[body]/level[0]'],
        ', from the body style of the master "House"',
        'in the body style of the master "House"',
      ),
    ],
  },
  {
    name: 'the font of the default text style',
    deck: { defaultTextStyle: level('', COMIC) },
    findings: [
      unapprovedFont({
        source: 'presentation_default',
        locations: [...ALL_RUNS, 'default_text_style/level[0]'],
        runs: '6 runs',
        origin: ', from the default text style of the presentation',
        where: 'in the default text style of the presentation',
      }),
    ],
  },
  {
    name: 'the font of a cell',
    deck: slideWith({}, cell(`<a:rPr>${COMIC}</a:rPr>`)),
    findings: [unapproved('run', [CELL_RUN])],
  },
  {
    name: 'the font of a table style',
    deck: {
      ...slideWith({}, cell('', '<a:tableStyleId>{AB}</a:tableStyleId>')),
      tableStyles: `<a:tblStyle styleId="{AB}" styleName="Rows"><a:wholeTbl><a:tcTxStyle><a:font>${COMIC}</a:font></a:tcTxStyle></a:wholeTbl></a:tblStyle>`,
    },
    findings: [
      unapproved(
        'table_style',
        [CELL_RUN, 'table_style[Rows]'],
        ', from the table style "Rows"',
        'in the table style "Rows"',
      ),
    ],
  },
  {
    name: 'the font of a bullet',
    deck: body(
      '<a:p><a:pPr><a:buFont typeface="Comic Sans MS"/><a:buAutoNum type="arabicPeriod"/></a:pPr><a:r><a:t>Our steps</a:t></a:r></a:p>',
    ),
    findings: [unapproved('run', ['slide[0]/shape[1]/paragraph[0]'])],
  },
  {
    name: 'the minor font of the theme',
    deck: { minorFont: 'Lato' },
    findings: [
      {
        type: 'font.theme',
        severity: 'high',
        title: 'Theme font is off brand',
        detail: 'The minor font is Lato, required Inter.',
        source: 'theme',
        locations: ['theme[0]/font[minor]'],
      },
    ],
  },
  {
    name: 'the fonts that are embedded',
    deck: {
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
    name: 'the font of a run to one that is approved and not installed',
    deck: body(words('<a:rPr><a:latin typeface="Futura PT"/></a:rPr>')),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail: '"Futura PT" in 1 run is not on the list of installed fonts.',
        source: 'run',
        locations: [RUN],
      },
    ],
  },
  {
    name: 'the font of the layout to one that is approved and not installed',
    deck: layoutBody(level('', '<a:latin typeface="Futura PT"/>')),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail: '"Futura PT" in 1 run is not on the list of installed fonts.',
        source: 'layout',
        locations: [RUN, 'layout[Sample]/shape[1]'],
      },
    ],
  },
  {
    name: 'the number of fonts',
    deck: slideWith({}, row(3_800_000, 'Georgia', 10) + row(4_200_000, 'Lato', 11) + row(4_600_000, 'Roboto', 12)),
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
    name: 'the size of a run to a small one',
    deck: body(words('<a:rPr sz="800"/>')),
    findings: [sized('min', '8 pt, minimum 10 pt.')],
  },
  {
    name: 'the size of a list style to a small one',
    deck: body(words(''), level('sz="800"')),
    findings: [sized('min', '8 pt, minimum 10 pt.', 'shape')],
  },
  {
    name: 'the size of a placeholder of the layout to a small one',
    deck: layoutBody(level('sz="900"')),
    findings: [
      sized('min', '9 pt, minimum 10 pt. It is set in the layout "Sample".', 'layout', [
        RUN,
        'layout[Sample]/shape[1]',
      ]),
    ],
  },
  {
    name: 'the size of a text style of the master to a small one',
    deck: { textStyles: `<p:bodyStyle>${level('sz="900"')}</p:bodyStyle>` },
    findings: [
      sized('min', '9 pt, minimum 10 pt. It is set in the body style of the master "House".', 'master_text_style', [
        RUN,
        'master[0]/text_style[body]/level[0]',
      ]),
    ],
  },
  {
    name: 'the scale of the autofit',
    deck: slideWith({
      body: placeholder(BODY, words('<a:rPr sz="1100"/>'), { id: 3 }).replace(
        '<a:bodyPr/>',
        '<a:bodyPr><a:normAutofit fontScale="70000"/></a:bodyPr>',
      ),
    }),
    findings: [sized('min', '7.7 pt (11 pt × 70 % autofit), minimum 10 pt.', 'shape')],
  },
  {
    name: 'the size of a run to a large one',
    deck: body(words('<a:rPr sz="6600"/>')),
    findings: [sized('max', '66 pt, maximum 60 pt.')],
  },
  {
    name: 'the size of a run to one that is not on the list',
    deck: body(words('<a:rPr sz="1300"/>')),
    findings: [sized('allowed', '13 pt, allowed 7.7, 8, 9, 10, 11, 12, 18, 24, 44, 66. Nearest larger: 18.')],
  },
];
