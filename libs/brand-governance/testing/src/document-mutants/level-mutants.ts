import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith, numbersTable } from '../clean-document.ts';
import type { DocumentMutant } from '../document-mutant.ts';
import { unapprovedFont } from '../unapproved-font.ts';
import { byHand } from './by-hand.ts';
import { offPalette, pale, SOME_COLOR } from './off-palette.ts';

const PALE = '<w:shd w:val="clear" w:color="auto" w:fill="FFE0F0"/>';
const CELLS = [3, 4, 5, 6].map((number) => `body/paragraph[${number}]/run[0]`);
const FOOTER_RUNS = [0, 1].map((number) => `footer[default,section 0]/paragraph[0]/run[${number}]`);
/** What no style and no run sets otherwise. */
const ABOVE_FOOTER = [
  'body/paragraph[1]/run[0]',
  ...CELLS,
  'body/paragraph[9]/run[0]',
  'header[default,section 0]/paragraph[0]/run[0]',
];
const PLAIN = [...ABOVE_FOOTER, ...FOOTER_RUNS];

const defaults = (properties: string, size = 22): SampleDocx => ({
  defaults: `<w:rPrDefault><w:rPr><w:rFonts w:asciiTheme="minorHAnsi" w:hAnsiTheme="minorHAnsi" w:eastAsiaTheme="minorEastAsia" w:cstheme="minorBidi"/>${properties}<w:sz w:val="${size}"/></w:rPr></w:rPrDefault>`,
});

/** A table in a style of its own whose part of this type says this. */
function styled(
  type: string,
  content: string,
  { look = '<w:tblLook w:val="04A0"/>', rows = numbersTable } = {},
): SampleDocx {
  const part = `<w:tblStylePr w:type="${type}">${content}</w:tblStylePr>`;
  return {
    ...bodyWith({ 3: rows({ table: `<w:tblStyle w:val="Numbers"/>${look}` }) }),
    styles: {
      Numbers: `<w:style w:type="table" w:styleId="Numbers"><w:name w:val="Numbers"/><w:basedOn w:val="TableNormal"/>${part}</w:style>`,
    },
  };
}

const OF_STYLE = { source: 'table_style', where: 'in the style "Numbers"' } as const;
const TEXT = { surface: 'text', use: 'the text of 2 runs' } as const;
const ofTable = (row: number): readonly string[] =>
  [0, 1].map((column) => `body/paragraph[3]/table[0]/cell[${row},${column}]`);

/** A list of one item whose level has this format and these properties. */
function listed(format: string, properties: string): SampleDocx {
  return {
    ...bodyWith({
      1: wordParagraph(run('Our steps to a better shop'), {
        style: 'BodyText',
        properties: '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
      }),
    }),
    numbering:
      `<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0">${format}<w:rPr>${properties}</w:rPr></w:lvl></w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  };
}

const GRADIENT =
  '<w14:textFill><w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="C0006B"/></w14:gs>' +
  '<w14:gs w14:pos="100000"><w14:schemeClr w14:val="accent1"/></w14:gs></w14:gsLst></w14:gradFill></w14:textFill>';

const vector = (content: string): SampleDocx =>
  bodyWith({}, wordParagraph(`<w:r><w:pict>${content}</w:pict></w:r>`, { style: 'BodyText' }));

export const levelMutants: readonly DocumentMutant[] = [
  {
    name: 'the text colour of the defaults of the document',
    document: defaults(SOME_COLOR),
    findings: [
      offPalette({
        source: 'doc_defaults',
        surface: 'text',
        use: `the text of ${PLAIN.length} runs`,
        locations: [...PLAIN, 'doc_defaults'],
        where: 'in the defaults of the document',
      }),
    ],
  },
  {
    name: 'the size of the defaults of the document',
    document: defaults('', 16),
    findings: [
      {
        type: 'font.size_min',
        severity: 'medium',
        title: 'Text is too small',
        detail: `8 pt in ${ABOVE_FOOTER.length} runs, minimum 10 pt. It is set in the defaults of the document.`,
        source: 'doc_defaults',
        locations: [...ABOVE_FOOTER, 'doc_defaults'],
      },
    ],
  },
  {
    name: 'the text colour that a table style gives the first row',
    document: styled('firstRow', `<w:rPr>${SOME_COLOR}</w:rPr>`),
    findings: [offPalette({ ...OF_STYLE, ...TEXT, locations: [...CELLS.slice(0, 2), 'style[Numbers]'] })],
  },
  {
    name: 'the text colour that a table style gives the last row, which the table does not have apart',
    document: styled('lastRow', `<w:rPr>${SOME_COLOR}</w:rPr>`),
    findings: [],
  },
  {
    name: 'the fill that a table style gives the first band',
    document: styled('band1Horz', `<w:tcPr>${PALE}</w:tcPr>`),
    findings: [
      pale({
        ...OF_STYLE,
        surface: 'table_fill',
        use: 'the fill of 2 table cells',
        locations: [...ofTable(1), 'style[Numbers]'],
        pages: [1],
      }),
    ],
  },
  {
    name: 'the text colour that a table style gives the first column, which a row names itself',
    document: styled('firstCol', `<w:rPr>${SOME_COLOR}</w:rPr>`, {
      look: '',
      rows: (facts) =>
        numbersTable(facts).replace('<w:trPr></w:trPr>', '<w:trPr><w:cnfStyle w:val="001000000000"/></w:trPr>'),
    }),
    findings: [offPalette({ ...OF_STYLE, ...TEXT, locations: [...CELLS.slice(2), 'style[Numbers]'] })],
  },
  {
    name: 'the fill of a row',
    document: bodyWith({
      3: numbersTable().replace('<w:trPr></w:trPr>', `<w:tblPrEx>${PALE}</w:tblPrEx><w:trPr></w:trPr>`),
    }),
    findings: [
      pale({
        source: 'run',
        surface: 'table_fill',
        use: 'the fill of 2 table cells',
        locations: ofTable(1),
      }),
    ],
  },
  {
    name: 'the font of a list number',
    document: listed('<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/>', '<w:rFonts w:ascii="Comic Sans MS"/>'),
    findings: [
      unapprovedFont({
        source: 'numbering',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
        origin: ', from the numbering',
        where: 'in the numbering',
      }),
    ],
  },
  {
    name: 'the font of a bullet to one for symbols, which counts as approved and is not on the list of installed ones',
    document: listed(
      '<w:numFmt w:val="bullet"/><w:lvlText w:val="&#xF0B7;"/>',
      '<w:rFonts w:ascii="Symbol" w:hAnsi="Symbol"/>',
    ),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail: '"Symbol" in 1 run is not on the list of installed fonts.',
        source: 'numbering',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
      },
    ],
  },
  {
    name: 'the fill of a text to a gradient',
    document: bodyWith({
      1: wordParagraph(run('Our steps to a better shop.', GRADIENT), { style: 'BodyText' }),
    }),
    findings: [
      offPalette({ source: 'run', surface: 'text', use: 'the text of 1 run', locations: ['body/paragraph[1]/run[0]'] }),
      byHand('Colour', 'Body Text', ['body/paragraph[1]/run[0]']),
    ],
  },
  {
    name: 'the border of a run',
    document: bodyWith({
      1: wordParagraph(
        run('Our steps to a better shop.', '<w:bdr w:val="single" w:sz="4" w:space="0" w:color="C0006B"/>'),
        {
          style: 'BodyText',
        },
      ),
    }),
    findings: [
      offPalette({
        source: 'run',
        surface: 'border',
        use: 'the borders of 1 place',
        locations: ['body/paragraph[1]/run[0]'],
      }),
    ],
  },
  {
    name: 'the fill of a shape of VML',
    document: vector('<v:rect fillcolor="#c0006b"/>'),
    findings: [
      offPalette({
        source: 'shape',
        surface: 'drawing_fill',
        use: 'the fill of 1 drawing',
        locations: ['body/paragraph[10]/shape[0]'],
      }),
    ],
  },
  {
    name: 'the outline of a shape of VML',
    document: vector('<v:rect strokecolor="#c0006b"/>'),
    findings: [
      offPalette({
        source: 'shape',
        surface: 'drawing_line',
        use: 'the outline of 1 drawing',
        locations: ['body/paragraph[10]/shape[0]'],
      }),
    ],
  },
];
