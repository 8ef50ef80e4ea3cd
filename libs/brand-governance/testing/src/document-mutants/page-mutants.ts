import { field, PAGE, references, row, run, type SampleDocx, wordParagraph, wordTable } from '@livery/office-testing';
import { BODY, bodyWith, FOOTER, HEADER, numbersTable } from '../clean-document.ts';
import type { DocumentMutant, PredictedInText } from '../document-mutant.ts';
import { byHand } from './by-hand.ts';

const SECTION = { source: 'section', locations: ['section[0]'], pages: [1] } as const;
const HEADED = references({ header1: 'default', footer1: 'default' });
const TABLE = { source: 'shape', locations: ['body/paragraph[3]/table[0]'] } as const;

const withFooter = (content: string): SampleDocx => ({ footers: [wordParagraph(content, { style: 'Footer' })] });
const withStyle = (properties: string): SampleDocx => ({
  styles: {
    Heading1: `<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>${properties}</w:style>`,
  },
});

function found(
  type: string,
  severity: PredictedInText['severity'],
  title: string,
  detail: string,
  facts: Pick<PredictedInText, 'source' | 'locations'> & Partial<PredictedInText>,
): PredictedInText {
  return { type, severity, title, detail, ...facts };
}

export const pageMutants: readonly DocumentMutant[] = [
  {
    name: 'the text of the footer',
    document: withFooter(`${run('March 2026, page ')}${field('PAGE', '1')}`),
    findings: [
      found('footer.missing', 'medium', 'Footer is missing', 'Section 1 has no footer "Northwind".', SECTION),
      found(
        'docx.header_footer',
        'medium',
        'Footer differs from the template',
        'The footer of section 1 has no text "Northwind".',
        { ...SECTION, locations: ['footer[default,section 0]'] },
      ),
    ],
  },
  {
    name: 'the page number of the footer',
    document: withFooter(run('Northwind, March 2026')),
    findings: [
      found('footer.slide_number', 'medium', 'Page number is missing', 'Section 1 has no page number.', SECTION),
    ],
  },
  {
    name: 'the date of the footer',
    document: withFooter(`${run('Northwind, page ')}${field('PAGE', '1')}`),
    findings: [found('footer.date', 'medium', 'Date is missing', 'Section 1 has no date.', SECTION)],
  },
  {
    name: 'the date of the footer to one that changes',
    document: withFooter(`${run('Northwind, ')}${field('DATE', '1 March')}${run(', page ')}${field('PAGE', '1')}`),
    findings: [
      found('footer.date', 'medium', 'Date is not fixed', 'The date of section 1 changes with every day.', SECTION),
    ],
  },
  {
    name: 'the label of the header, on first pages',
    document: {
      headers: [HEADER, HEADER.replace('Confidential', 'Public')],
      footers: [FOOTER, FOOTER],
      section: `${references({ header1: 'default', header2: 'first', footer1: 'default', footer2: 'first' })}${PAGE}<w:titlePg/>`,
      relationships: { 'word/header2.xml': [{ id: 'logo', type: 'image', target: 'media/logo.png' }] },
    },
    findings: [
      found(
        'footer.confidentiality',
        'medium',
        'Confidentiality label is missing',
        'Section 1 has no "Confidential" in header or footer on its first page.',
        SECTION,
      ),
      found(
        'docx.header_footer',
        'medium',
        'Header differs from the template',
        'The first-page header of section 1 has no text "Confidential".',
        { ...SECTION, locations: ['header[first,section 0]'] },
      ),
    ],
  },
  {
    name: 'the style of the header',
    document: { headers: [HEADER.replace('w:val="Header"', 'w:val="BodyText"')] },
    findings: [
      found(
        'docx.header_footer',
        'medium',
        'Header differs from the template',
        'The header of section 1 has text of style "Body Text", required "header".',
        { ...SECTION, locations: ['header[default,section 0]'] },
      ),
    ],
  },
  {
    name: 'a margin',
    document: { section: HEADED + PAGE.replace('w:left="1417"', 'w:left="1134"') },
    findings: [
      found('docx.margins', 'medium', 'Margins are wrong', 'Section 1: left 20 mm, required 25 mm.', {
        ...SECTION,
        locations: ['section[0]/margins'],
      }),
    ],
  },
  {
    name: 'the size of the pages',
    document: { section: HEADED + PAGE.replace('w:w="11906" w:h="16838"', 'w:w="12240" w:h="15840"') },
    findings: [found('docx.page_size', 'medium', 'Page size is wrong', 'Section 1: Letter, required A4.', SECTION)],
  },
  {
    name: 'the size of a heading style',
    document: withStyle(
      '<w:pPr><w:spacing w:before="240"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:rFonts w:asciiTheme="majorHAnsi" w:hAnsiTheme="majorHAnsi"/><w:color w:val="0F4C81" w:themeColor="accent1"/><w:sz w:val="28"/></w:rPr>',
    ),
    findings: [
      found('docx.style_modified', 'medium', 'Style differs from the template', '"heading 1": 14 pt, template 18 pt.', {
        source: 'paragraph_style',
        locations: ['body/paragraph[0]', 'style[Heading1]'],
      }),
    ],
  },
  {
    name: 'a heading to bold text',
    document: bodyWith({ 2: wordParagraph(run('Numbers', '<w:b/>'), { style: 'BodyText' }) }),
    findings: [
      found(
        'docx.heading_style',
        'medium',
        'Heading without a heading style',
        '"Numbers" looks like a heading (bold, 11 pt) but has the style "Body Text". Use "heading 3".',
        { source: 'run', locations: ['body/paragraph[2]'] },
      ),
    ],
  },
  {
    name: 'the level of a heading',
    document: bodyWith({ 2: wordParagraph(run('Numbers'), { style: 'Heading3' }) }),
    findings: [
      found('docx.heading_skip', 'medium', 'Heading level is skipped', 'Heading 3 follows Heading 1.', {
        source: 'paragraph_style',
        locations: ['body/paragraph[2]'],
      }),
    ],
  },
  {
    name: 'the spacing of a paragraph',
    document: bodyWith({
      1: wordParagraph(run('Our steps to a better shop.'), {
        style: 'BodyText',
        properties: '<w:spacing w:before="240" w:after="120"/>',
      }),
    }),
    findings: [
      {
        ...byHand('', 'Body Text', ['body/paragraph[1]']),
        detail: 'Spacing (12 pt before, 6 pt after, 1 lines) is set on 1 paragraph of style "Body Text".',
      },
    ],
  },
  {
    name: 'the first heading, which is the title',
    document: bodyWith({ 0: wordParagraph(run('Our plan for the year.'), { style: 'BodyText' }) }),
    findings: [
      found(
        'title.missing',
        'medium',
        'Title is missing',
        'The document has neither a Heading 1 nor a title among its properties.',
        { source: 'package', locations: ['package'] },
      ),
    ],
  },
  {
    name: 'a heading to one that is there already',
    document: bodyWith({ 8: BODY[8].replace('Legal', 'Numbers') }),
    findings: [
      found('title.duplicate', 'low', 'Title occurs more than once', '"Numbers" is a heading 2 in 2 places.', {
        source: 'paragraph_style',
        locations: ['body/paragraph[2]', 'body/paragraph[8]'],
      }),
    ],
  },
  {
    name: 'the length of a heading',
    document: bodyWith({ 2: wordParagraph(run(`Numbers ${'of cups '.repeat(10)}`.trim()), { style: 'Heading2' }) }),
    findings: [
      found(
        'title.too_long',
        'low',
        'Title is too long',
        `The heading "${`Numbers ${'of cups '.repeat(10)}`.slice(0, 79)}…" has 87 characters, allowed 80.`,
        { source: 'paragraph_style', locations: ['body/paragraph[2]'] },
      ),
    ],
  },
  {
    name: 'the header row of a table',
    document: bodyWith({ 3: numbersTable({ header: '' }) }),
    findings: [
      found(
        'a11y.table_header',
        'medium',
        'Table has no header row',
        'The first row of "Table 1" is not marked as header.',
        TABLE,
      ),
    ],
  },
  {
    name: 'two cells to one',
    document: bodyWith({
      3: wordTable(
        row([wordParagraph(run('Shop')), wordParagraph(run('Cups'))], '<w:tblHeader/>') +
          row([
            `<w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${wordParagraph(run('Harbour'))}${wordParagraph(run('Four hundred'))}`,
          ]),
        '<w:tblDescription w:val="Cups of each shop"/>',
      ),
    }),
    findings: [found('a11y.merged_cells', 'low', 'Table has merged cells', '1 merged cell in "Table 1".', TABLE)],
  },
  {
    name: 'a content control that shows its prompt',
    document: bodyWith(
      {},
      `<w:sdt><w:sdtPr><w:alias w:val="Shop"/><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${wordParagraph(run('Enter the shop.'), { style: 'BodyText' })}</w:sdtContent></w:sdt>`,
    ),
    findings: [
      found('placeholder.empty', 'low', 'Empty placeholder', '"Shop" is empty.', {
        source: 'shape',
        locations: ['body/paragraph[10]'],
      }),
    ],
  },
];
