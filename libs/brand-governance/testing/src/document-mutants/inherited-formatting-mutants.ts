import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith, numbersTable } from '../clean-document.ts';
import type { DocumentMutant } from '../mutant.ts';
import { OFF_PALETTE_RUN, offPaletteFinding, PALE_SHADING, paleOffPaletteFinding } from '../off-palette-finding.ts';
import { directFormattingFinding } from './direct-formatting-finding.ts';

const CELLS = [3, 4, 5, 6].map((number) => `body/paragraph[${number}]/run[0]`);
const FOOTER_RUNS = [0, 1].map((number) => `footer[default,section 0]/paragraph[0]/run[${number}]`);
/** The runs that take colour and size from the document defaults: those of body and header, then those of the footer. */
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

/** The table in a table style that formats one part of it, such as `firstRow`. `look` is the `w:tblLook` of the table. */
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

const OF_STYLE = { source: 'table_style', fix: 'The style "Numbers" sets it: change it there' } as const;
const TEXT = { surface: 'text', use: 'colours 2 pieces of text' } as const;
const ofTable = (row: number): readonly string[] =>
  [0, 1].map((column) => `body/paragraph[3]/table[0]/cell[${row},${column}]`);

const border = (side: string): string => `<w:${side} w:val="single" w:sz="4" w:color="C0006B"/>`;
const CELL_BORDERS = { surface: 'table_border', use: 'borders 2 table cells' } as const;

const GRADIENT =
  '<w14:textFill><w14:gradFill><w14:gsLst><w14:gs w14:pos="0"><w14:srgbClr w14:val="C0006B"/></w14:gs>' +
  '<w14:gs w14:pos="100000"><w14:schemeClr w14:val="accent1"/></w14:gs></w14:gsLst></w14:gradFill></w14:textFill>';

const vector = (content: string): SampleDocx =>
  bodyWith({}, wordParagraph(`<w:r><w:pict>${content}</w:pict></w:r>`, { style: 'BodyText' }));

export const inheritedFormattingMutants: readonly DocumentMutant[] = [
  {
    name: 'the document defaults set a text colour off the palette',
    change: defaults(OFF_PALETTE_RUN),
    findings: [
      offPaletteFinding({
        source: 'doc_defaults',
        surface: 'text',
        use: `colours ${PLAIN.length} pieces of text`,
        locations: [...PLAIN, 'doc_defaults'],
        fix: 'The defaults of the document set it: change it there (Home ▸ Styles ▸ Manage Styles ▸ Set Defaults)',
      }),
    ],
  },
  {
    name: 'the document defaults set 8 pt',
    change: defaults('', 16),
    findings: [
      {
        type: 'font.size_min',
        severity: 'medium',
        title: 'Text is too small',
        detail: `${ABOVE_FOOTER.length} pieces of text have 8 pt; the smallest allowed size is 10 pt. The defaults of the document set it: change it there (Home ▸ Styles ▸ Manage Styles ▸ Set Defaults).`,
        source: 'doc_defaults',
        locations: [...ABOVE_FOOTER, 'doc_defaults'],
      },
    ],
  },
  {
    name: 'a table style sets a text colour off the palette for the first row',
    change: styled('firstRow', `<w:rPr>${OFF_PALETTE_RUN}</w:rPr>`),
    findings: [offPaletteFinding({ ...OF_STYLE, ...TEXT, locations: [...CELLS.slice(0, 2), 'style[Numbers]'] })],
  },
  {
    name: 'a table style sets a text colour off the palette for a last row, which the table does not mark as one',
    change: styled('lastRow', `<w:rPr>${OFF_PALETTE_RUN}</w:rPr>`),
    findings: [],
  },
  {
    name: 'a table style fills the first band of rows with a colour off the palette',
    change: styled('band1Horz', `<w:tcPr>${PALE_SHADING}</w:tcPr>`),
    findings: [
      paleOffPaletteFinding({
        ...OF_STYLE,
        surface: 'table_fill',
        use: 'fills 2 table cells',
        locations: [...ofTable(1), 'style[Numbers]'],
        pages: [1],
      }),
    ],
  },
  {
    name: 'a table style sets a text colour off the palette for the first column, and a row says itself that it takes it',
    change: styled('firstCol', `<w:rPr>${OFF_PALETTE_RUN}</w:rPr>`, {
      look: '',
      rows: (facts) =>
        numbersTable(facts).replace('<w:trPr></w:trPr>', '<w:trPr><w:cnfStyle w:val="001000000000"/></w:trPr>'),
    }),
    findings: [offPaletteFinding({ ...OF_STYLE, ...TEXT, locations: [...CELLS.slice(2), 'style[Numbers]'] })],
  },
  {
    name: 'a table row is filled with a colour off the palette',
    change: bodyWith({
      3: numbersTable().replace('<w:trPr></w:trPr>', `<w:tblPrEx>${PALE_SHADING}</w:tblPrEx><w:trPr></w:trPr>`),
    }),
    findings: [
      paleOffPaletteFinding({
        source: 'run',
        surface: 'table_fill',
        use: 'fills 2 table cells',
        locations: ofTable(1),
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'a table row has borders in a colour off the palette',
    change: bodyWith({
      3: numbersTable().replace(
        '<w:trPr></w:trPr>',
        `<w:tblPrEx><w:tblBorders>${border('bottom')}</w:tblBorders></w:tblPrEx><w:trPr></w:trPr>`,
      ),
    }),
    findings: [
      offPaletteFinding({
        source: 'run',
        ...CELL_BORDERS,
        locations: ofTable(1),
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'a table has borders between its columns in a colour off the palette, but for a cell with its own borders',
    change: bodyWith({
      3: numbersTable({
        table: `<w:tblBorders>${border('insideV')}</w:tblBorders>`,
        cell: '<w:tcBorders><w:right w:val="nil"/></w:tcBorders>',
      }),
    }),
    findings: [
      offPaletteFinding({
        source: 'run',
        surface: 'table_border',
        use: 'borders 3 table cells',
        locations: [...ofTable(0), ofTable(1)[1] ?? ''],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'a table style has borders in a colour off the palette below the first row',
    change: styled('firstRow', `<w:tcPr><w:tcBorders>${border('bottom')}</w:tcBorders></w:tcPr>`),
    findings: [
      offPaletteFinding({ ...OF_STYLE, ...CELL_BORDERS, locations: [...ofTable(0), 'style[Numbers]'], pages: [1] }),
    ],
  },
  {
    name: 'the style "Body Text" has a border in a colour off the palette',
    change: {
      styles: {
        BodyText: `<w:style w:type="paragraph" w:styleId="BodyText"><w:name w:val="Body Text"/><w:basedOn w:val="Normal"/><w:pPr><w:pBdr>${border('left')}</w:pBdr></w:pPr></w:style>`,
      },
    },
    findings: [
      offPaletteFinding({
        source: 'paragraph_style',
        surface: 'border',
        use: 'borders 2 places',
        locations: ['body/paragraph[1]', 'body/paragraph[9]', 'style[BodyText]'],
        fix: 'The style "Body Text" sets it: change it there (Home ▸ Styles ▸ Modify)',
      }),
    ],
  },
  {
    name: 'the gradient of a text has a colour off the palette',
    change: bodyWith({
      1: wordParagraph(run('Our steps to a better shop.', GRADIENT), { style: 'BodyText' }),
    }),
    findings: [
      offPaletteFinding({
        source: 'run',
        surface: 'text',
        use: 'colours 1 piece of text',
        locations: ['body/paragraph[1]/run[0]'],
        fix: 'Fix it in the text of the document',
      }),
      directFormattingFinding('Colour', 'Body Text', ['body/paragraph[1]/run[0]']),
    ],
  },
  {
    name: 'the border of a run has a colour off the palette',
    change: bodyWith({
      1: wordParagraph(
        run('Our steps to a better shop.', '<w:bdr w:val="single" w:sz="4" w:space="0" w:color="C0006B"/>'),
        {
          style: 'BodyText',
        },
      ),
    }),
    findings: [
      offPaletteFinding({
        source: 'run',
        surface: 'border',
        use: 'borders 1 place',
        locations: ['body/paragraph[1]/run[0]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'a VML shape is filled with a colour off the palette',
    change: vector('<v:rect fillcolor="#c0006b"/>'),
    findings: [
      offPaletteFinding({
        source: 'shape',
        surface: 'drawing_fill',
        use: 'fills 1 drawing',
        locations: ['body/paragraph[10]/shape[0]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
  {
    name: 'outlines a VML shape has a colour off the palette',
    change: vector('<v:rect strokecolor="#c0006b"/>'),
    findings: [
      offPaletteFinding({
        source: 'shape',
        surface: 'drawing_line',
        use: 'outlines 1 drawing',
        locations: ['body/paragraph[10]/shape[0]'],
        fix: 'Fix it in the text of the document',
      }),
    ],
  },
];
