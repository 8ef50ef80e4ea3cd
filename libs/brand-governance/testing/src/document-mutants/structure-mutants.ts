import { row, run, type SampleDocx, wordParagraph, wordTable } from '@livery/office-testing';
import { BODY, bodyWith, numbersTable } from '../clean-document.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';
import { directFormattingFinding } from './direct-formatting-finding.ts';

const TABLE = { source: 'shape', locations: ['body/paragraph[3]/table[0]'] } as const;

const withStyle = (properties: string): SampleDocx => ({
  styles: {
    Heading1: `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>${properties}</w:style>`,
  },
});

const finding = expectedFindings(TABLE);

const EMPTY_SHOP = finding(
  'placeholder.empty',
  'low',
  'Empty placeholder',
  'The content control "Shop" is empty: fill or delete it.',
  { source: 'shape', locations: ['body/paragraph[10]'] },
);

export const structureMutants: readonly DocumentMutant[] = [
  {
    name: 'the style "heading 1" has another size than in the template',
    change: withStyle(
      '<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/><w:color w:val="0F4C81" w:themeColor="accent1"/><w:sz w:val="28"/></w:rPr>',
    ),
    findings: [
      finding(
        'docx.style_modified',
        'medium',
        'Style differs from the template',
        '"heading 1" has 14 pt; in the template it has 18 pt.',
        {
          source: 'paragraph_style',
          locations: ['body/paragraph[0]', 'style[Heading1]'],
        },
      ),
    ],
  },
  {
    name: 'a heading of level 3 follows one of level 1',
    change: bodyWith({ 2: wordParagraph(run('Numbers'), { style: 'Heading3' }) }),
    findings: [
      finding('docx.heading_skip', 'medium', 'Heading level is skipped', 'Heading 3 follows Heading 1.', {
        source: 'paragraph_style',
        locations: ['body/paragraph[2]'],
      }),
    ],
  },
  {
    name: 'a paragraph has spacing of its own',
    change: bodyWith({
      1: wordParagraph(run('Our steps to a better shop.'), {
        style: 'BodyText',
        properties: '<w:spacing w:before="240" w:after="120"/>',
      }),
    }),
    findings: [
      {
        ...directFormattingFinding('', 'Body Text', ['body/paragraph[1]']),
        detail:
          'Spacing (12 pt before, 6 pt after, 1 lines) was set by hand on 1 paragraph of the style "Body Text": Ctrl+Q resets it.',
      },
    ],
  },
  {
    name: 'the document has no title',
    change: bodyWith({ 0: wordParagraph(run('Our plan for the year.'), { style: 'BodyText' }) }),
    findings: [
      finding(
        'title.missing',
        'medium',
        'Title is missing',
        'The document has neither a Heading 1 nor a title among its properties.',
        { source: 'package', locations: ['package'] },
      ),
    ],
  },
  {
    name: 'two headings of one level have the same text',
    change: bodyWith({ 8: BODY[8].replace('Legal', 'Numbers') }),
    findings: [
      finding('title.duplicate', 'low', 'Title occurs more than once', '"Numbers" is a heading 2 in 2 places.', {
        source: 'paragraph_style',
        locations: ['body/paragraph[2]', 'body/paragraph[8]'],
      }),
    ],
  },
  {
    name: 'a heading has more than 80 characters',
    change: bodyWith({ 2: wordParagraph(run(`Numbers ${'of cups '.repeat(10)}`.trim()), { style: 'Heading2' }) }),
    findings: [
      finding(
        'title.too_long',
        'low',
        'Title is too long',
        `The heading "${`Numbers ${'of cups '.repeat(10)}`.slice(0, 79)}…" has 87 characters, allowed 80.`,
        { source: 'paragraph_style', locations: ['body/paragraph[2]'] },
      ),
    ],
  },
  {
    name: 'a table has no header row',
    change: bodyWith({ 3: numbersTable({ header: '' }) }),
    findings: [
      finding(
        'a11y.table_header',
        'medium',
        'Table has no header row',
        'The first row of "Table 1" is not marked as header.',
        TABLE,
      ),
    ],
  },
  {
    name: 'two cells of a table are merged',
    change: bodyWith({
      3: wordTable(
        row([wordParagraph(run('Shop')), wordParagraph(run('Cups'))], '<w:tblHeader/>') +
          row([
            `<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${wordParagraph(run('Harbour'))}${wordParagraph(run('Four hundred'))}`,
          ]),
        '<w:tblDescription w:val="Cups of each shop"/>',
      ),
    }),
    findings: [finding('a11y.merged_cells', 'low', 'Table has merged cells', '"Table 1" has 1 merged cell.', TABLE)],
  },
  {
    name: 'a content control still shows its prompt',
    change: bodyWith(
      {},
      `<w:sdt><w:sdtPr><w:alias w:val="Shop"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordParagraph(run('Enter the shop.'), { style: 'BodyText' })}</w:sdtContent></w:sdt>`,
    ),
    findings: [EMPTY_SHOP],
  },
  {
    name: 'a content control still shows its prompt in the grey of Word, which is hard to read and not reported as such',
    change: {
      ...bodyWith(
        {},
        `<w:sdt><w:sdtPr><w:alias w:val="Shop"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordParagraph(run('Enter the shop.', '<w:rStyle w:val="PlaceholderText"/>'), { style: 'BodyText' })}</w:sdtContent></w:sdt>`,
      ),
      styles: {
        PlaceholderText:
          '<w:style w:type="character" w:styleId="PlaceholderText"><w:name w:val="Placeholder Text"/><w:rPr><w:color w:val="808080"/></w:rPr></w:style>',
      },
    },
    findings: [EMPTY_SHOP],
  },
  {
    name: 'two content controls of one name still show their prompts',
    change: bodyWith(
      {},
      `<w:sdt><w:sdtPr><w:alias w:val="Shop"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordParagraph(run('Enter the shop.'), { style: 'BodyText' })}</w:sdtContent></w:sdt>`.repeat(
        2,
      ),
    ),
    findings: [
      finding(
        'placeholder.empty',
        'low',
        'Empty placeholder',
        '2 content controls "Shop" are empty: fill or delete them.',
        {
          source: 'shape',
          locations: ['body/paragraph[10]', 'body/paragraph[11]'],
        },
      ),
    ],
  },
];
