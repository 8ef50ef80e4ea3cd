import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith } from '../clean-document.ts';
import { fontSizeFindings } from '../font-size-findings.ts';
import type { DocumentMutant } from '../mutant.ts';
import { unapprovedFontFinding, type UnapprovedFont } from '../unapproved-font-finding.ts';
import { directFormattingFinding } from './direct-formatting-finding.ts';

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

const unapproved = ({
  fix = 'Fix it in the text of the document',
  ...facts
}: Omit<UnapprovedFont, 'fix'> & { fix?: string }) => unapprovedFontFinding({ ...facts, fix });

const OF_STYLE = {
  source: 'paragraph_style',
  locations: [RUN, LAST, 'style[BodyText]'],
  uses: '2 places',
  fix: 'The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify)',
} as const;

const fontSizeFinding = fontSizeFindings(RUN);

export const fontMutants: readonly DocumentMutant[] = [
  {
    name: 'a run of the body is set in Comic Sans',
    change: withRun(comic('ascii')),
    findings: [
      unapproved({ source: 'run', locations: [RUN] }),
      directFormattingFinding('Font Comic Sans MS', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'runs of two paragraph styles are set in Comic Sans',
    change: bodyWith({
      1: wordParagraph(run(STEPS, comic('ascii')), { style: 'BodyText' }),
      2: wordParagraph(run('Numbers', comic('ascii')), { style: 'Heading2' }),
    }),
    findings: [
      unapproved({ source: 'run', locations: [RUN, 'body/paragraph[2]/run[0]'], uses: '2 places' }),
      directFormattingFinding('Font Comic Sans MS', 'Body Text', [RUN]),
      directFormattingFinding('Font Comic Sans MS', 'heading 2', ['body/paragraph[2]/run[0]']),
    ],
  },
  {
    name: 'the sign of a check box is set in MS Gothic, as Word does',
    change: withRun(
      '<w:rFonts w:ascii="MS Gothic" w:eastAsia="MS Gothic" w:hAnsi="MS Gothic" w:hint="eastAsia"/>',
      '☐',
    ),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail:
          'MS Gothic appears in 1 place and is not on the list of installed fonts: other computers show another font.',
        source: 'run',
        locations: [RUN],
      },
    ],
  },
  {
    name: 'the style "Body Text" sets Comic Sans',
    change: bodyText(comic('ascii')),
    findings: [unapproved(OF_STYLE)],
  },
  {
    name: 'the letters of a run that are not ASCII are set in Comic Sans',
    change: withRun(comic('hAnsi'), 'Our stèps to a better shop.'),
    findings: [
      unapproved({ source: 'run', locations: [RUN] }),
      directFormattingFinding('Font Comic Sans MS', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'the East Asian letters of a run are set in Comic Sans',
    change: withRun(comic('eastAsia'), 'Our 茶.'),
    findings: [
      unapproved({ source: 'run', locations: [RUN], script: 'East Asian' }),
      directFormattingFinding('Font Comic Sans MS', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'a run of Hebrew letters is set in Comic Sans',
    change: withRun(comic('cs'), 'שלום'),
    findings: [
      unapproved({ source: 'run', locations: [RUN], script: 'complex script' }),
      directFormattingFinding('Font Comic Sans MS', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'the style "Body Text" sets a font that is approved but not installed',
    change: bodyText('<w:rFonts w:ascii="Futura PT" w:hAnsi="Futura PT"/>'),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail:
          'Futura PT appears in 2 places and is not on the list of installed fonts: other computers show another font.',
        source: 'paragraph_style',
        locations: [RUN, LAST, 'style[BodyText]'],
      },
    ],
  },
  {
    name: 'two further runs are set in two further fonts',
    change: bodyWith({
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
      directFormattingFinding('Font Lato', 'Body Text', [RUN]),
      directFormattingFinding('Font Roboto', 'Body Text', ['body/paragraph[1]/run[1]']),
    ],
  },
  {
    name: 'the major font of the theme is not the required font',
    change: { majorFont: 'Lato' },
    findings: [
      {
        type: 'font.theme',
        severity: 'high',
        title: 'Theme font is off brand',
        detail: 'The heading font is Lato; yours is Georgia.',
        source: 'theme',
        locations: ['theme[0]/font[major]'],
      },
      {
        type: 'docx.style_modified',
        severity: 'medium',
        title: 'Style differs from the template',
        detail: '"heading 1" has Lato; in the template it has Georgia.',
        source: 'paragraph_style',
        locations: ['body/paragraph[0]', 'style[Heading1]'],
      },
    ],
  },
  {
    name: 'the file embeds a font that is not approved',
    change: {
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
    name: 'the style "Body Text" sets 8 pt',
    change: bodyText('<w:sz w:val="16"/>'),
    findings: [
      fontSizeFinding(
        'min',
        '2 pieces of text have 8 pt; the smallest allowed size is 10 pt. The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify).',
        {
          source: 'paragraph_style',
          locations: [RUN, LAST, 'style[BodyText]'],
        },
      ),
    ],
  },
  {
    name: 'a run of the body has 66 pt',
    change: withRun('<w:sz w:val="132"/>'),
    findings: [
      fontSizeFinding('max', '1 piece of text has 66 pt; the largest allowed size is 60 pt.'),
      directFormattingFinding('Size 66 pt', 'Body Text', [RUN]),
    ],
  },
  {
    name: 'a run of the body has 11.5 pt, which is not on the list of sizes',
    change: withRun('<w:sz w:val="23"/>'),
    findings: [
      fontSizeFinding(
        'allowed',
        '1 piece of text has 11.5 pt; the allowed sizes are 8, 9, 10, 11, 12, 14, 18, 66 pt. The next larger is 12 pt.',
      ),
      directFormattingFinding('Size 11.5 pt', 'Body Text', [RUN]),
    ],
  },
];
