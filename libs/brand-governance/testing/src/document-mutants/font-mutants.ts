import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith } from '../clean-document.ts';
import type { DocumentMutant, PredictedInText } from '../document-mutant.ts';
import { unapprovedFont, type UnapprovedFont } from '../unapproved-font.ts';
import { byHand } from './by-hand.ts';

const RUN = 'body/paragraph[1]/run[0]';
const LAST = 'body/paragraph[9]/run[0]';
const STEPS = 'Our steps to a better shop.';

const withRun = (properties: string, text = STEPS): SampleDocx =>
  bodyWith({ 1: wordParagraph(run(text, properties), { style: 'BodyText' }) });
const bodyText = (properties: string): SampleDocx => ({
  styles: {
    BodyText: `<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/><w:rPr>${properties}</w:rPr></w:style>`,
  },
});
const comic = (slot: string): string => `<w:rFonts w:${slot}="Comic Sans MS"/>`;

const unapproved = ({ where = 'in the body', ...facts }: Omit<UnapprovedFont, 'where'> & { where?: string }) =>
  unapprovedFont({ ...facts, where });

const OF_STYLE = {
  source: 'paragraph_style',
  locations: [RUN, LAST, 'style[BodyText]'],
  runs: '2 runs',
  origin: ', from the style "Body Text"',
  where: 'in the style "Body Text"',
} as const;

function sized(
  check: 'min' | 'max' | 'allowed',
  detail: string,
  facts: Partial<PredictedInText> = {},
): PredictedInText {
  const title = { min: 'Text is too small', max: 'Text is too large', allowed: 'Text size is not on the list' }[check];
  return { type: `font.size_${check}`, severity: 'medium', title, detail, source: 'run', locations: [RUN], ...facts };
}

export const fontMutants: readonly DocumentMutant[] = [
  {
    name: 'the font of a run',
    document: withRun(comic('ascii')),
    findings: [unapproved({ source: 'run', locations: [RUN] }), byHand('Font Comic Sans MS', 'Body Text', [RUN])],
  },
  {
    name: 'the font of a style',
    document: bodyText(comic('ascii')),
    findings: [unapproved(OF_STYLE)],
  },
  {
    name: 'the font of letters beyond ASCII',
    document: withRun(comic('hAnsi'), 'Our stèps to a better shop.'),
    findings: [unapproved({ source: 'run', locations: [RUN] }), byHand('Font Comic Sans MS', 'Body Text', [RUN])],
  },
  {
    name: 'the font of East Asian letters',
    document: withRun(comic('eastAsia'), 'Our 茶.'),
    findings: [
      unapproved({ source: 'run', locations: [RUN], script: 'East Asian' }),
      byHand('Font Comic Sans MS', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'the font of complex scripts',
    document: withRun(comic('cs'), 'שלום'),
    findings: [
      unapproved({ source: 'run', locations: [RUN], script: 'complex script' }),
      byHand('Font Comic Sans MS', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'a font that is approved but not installed everywhere',
    document: bodyText('<w:rFonts w:ascii="Futura PT" w:hAnsi="Futura PT"/>'),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail: '"Futura PT" in 2 runs is not on the list of installed fonts.',
        source: 'paragraph_style',
        locations: [RUN, LAST, 'style[BodyText]'],
      },
    ],
  },
  {
    name: 'the number of fonts',
    document: bodyWith({
      1: wordParagraph(
        ['Lato', 'Roboto'].map((font) => run(`${font} `, `<w:rFonts w:ascii="${font}" w:hAnsi="${font}"/>`)).join(''),
        { style: 'BodyText' },
      ),
    }),
    findings: [
      {
        type: 'font.too_many',
        severity: 'low',
        title: 'Too many fonts',
        detail: '4 font families are used, allowed 3: Georgia, Lato, Roboto, Inter.',
        source: 'package',
        locations: ['package'],
      },
      byHand('Font Lato', 'Body Text', [RUN]),
      byHand('Font Roboto', 'Body Text', ['body/paragraph[1]/run[1]']),
    ],
  },
  {
    name: 'the font of the theme',
    document: { majorFont: 'Lato' },
    findings: [
      {
        type: 'font.theme',
        severity: 'high',
        title: 'Theme font is off brand',
        detail: 'The major font is Lato, required Georgia.',
        source: 'theme',
        locations: ['theme[0]/font[major]'],
      },
      {
        type: 'docx.style_modified',
        severity: 'medium',
        title: 'Style differs from the template',
        detail: '"heading 1": Lato, template Georgia.',
        source: 'paragraph_style',
        locations: ['body/paragraph[0]', 'style[Heading1]'],
      },
    ],
  },
  {
    name: 'a font that is embedded',
    document: {
      fontTable: '<w:font w:name="Old Brand Sans"><w:embedRegular r:id="font1" w:fontKey="{0}"/></w:font>',
      relationships: {
        'word/document.xml': [{ id: 'fonts', type: 'fontTable', target: 'fontTable.xml' }],
        'word/fontTable.xml': [{ id: 'font1', type: 'font', target: 'fonts/font1.odttf' }],
      },
      parts: { 'word/fonts/font1.odttf': 'x' },
    },
    findings: [
      {
        type: 'font.embedded',
        severity: 'medium',
        title: 'Embedded font is not approved',
        detail: 'The file embeds "Old Brand Sans".',
        source: 'package',
        locations: ['part[/word/fonts/font1.odttf]'],
      },
    ],
  },
  {
    name: 'the size of a style, too small',
    document: bodyText('<w:sz w:val="16"/>'),
    findings: [
      sized('min', '8 pt in 2 runs, minimum 10 pt. It is set in the style "Body Text".', {
        source: 'paragraph_style',
        locations: [RUN, LAST, 'style[BodyText]'],
      }),
    ],
  },
  {
    name: 'the size of a run, too large',
    document: withRun('<w:sz w:val="132"/>'),
    findings: [sized('max', '66 pt, maximum 60 pt.'), byHand('Size 66 pt', 'Body Text', [RUN])],
  },
  {
    name: 'the size of a run to one that is not on the list',
    document: withRun('<w:sz w:val="23"/>'),
    findings: [
      sized('allowed', '11.5 pt, allowed 8, 9, 10, 11, 12, 14, 18, 66. Nearest larger: 12.'),
      byHand('Size 11.5 pt', 'Body Text', [RUN]),
    ],
  },
];
