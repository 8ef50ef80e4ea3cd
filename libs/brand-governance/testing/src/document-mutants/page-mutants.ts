import { field, PAGE, references, run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { FOOTER, HEADER } from '../clean-document.ts';
import { expectedFindings } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';

const HEADED = references({ header1: 'default', footer1: 'default' });

const finding = expectedFindings({ source: 'section', locations: ['section[0]'], pages: [1] });

const withFooter = (content: string): SampleDocx => ({ footers: [wordParagraph(content, { style: 'Footer' })] });

export const pageMutants: readonly DocumentMutant[] = [
  {
    name: 'the footer lacks the required text',
    change: withFooter(`${run('March 2026, page ')}${field('PAGE', '1')}`),
    findings: [
      finding('footer.missing', 'medium', 'Footer is missing', 'Section 1 has no footer "Northwind".'),
      finding(
        'docx.header_footer',
        'medium',
        'Footer differs from the template',
        'The footer of section 1 has no text "Northwind".',
        { locations: ['footer[default,section 0]'] },
      ),
    ],
  },
  {
    name: 'the footer has no page number',
    change: withFooter(run('Northwind, March 2026')),
    findings: [finding('footer.slide_number', 'medium', 'Page number is missing', 'Section 1 has no page number.')],
  },
  {
    name: 'the footer has no date',
    change: withFooter(`${run('Northwind, page ')}${field('PAGE', '1')}`),
    findings: [finding('footer.date', 'medium', 'Date is missing', 'Section 1 has no date.')],
  },
  {
    name: 'the date in the footer is a field that changes every day',
    change: withFooter(`${run('Northwind, ')}${field('DATE', '1 March')}${run(', page ')}${field('PAGE', '1')}`),
    findings: [finding('footer.date', 'medium', 'Date is not fixed', 'The date of section 1 changes with every day.')],
  },
  {
    name: 'the header of the first page lacks the confidentiality label',
    change: {
      headers: [HEADER, HEADER.replace('Confidential', 'Public')],
      footers: [FOOTER, FOOTER],
      section: `${references({ header1: 'default', header2: 'first', footer1: 'default', footer2: 'first' })}${PAGE}<w:titlePg/>`,
      relationships: { 'word/header2.xml': [{ id: 'logo', type: 'image', target: 'media/logo.png' }] },
    },
    findings: [
      finding(
        'footer.confidentiality',
        'medium',
        'Confidentiality label is missing',
        'Section 1 has no "Confidential" in header or footer on its first page.',
      ),
      finding(
        'docx.header_footer',
        'medium',
        'Header differs from the template',
        'The first-page header of section 1 has no text "Confidential".',
        { locations: ['header[first,section 0]'] },
      ),
    ],
  },
  {
    name: 'the header is in another style than required',
    change: { headers: [HEADER.replace('w:val="Header"', 'w:val="BodyText"')] },
    findings: [
      finding(
        'docx.header_footer',
        'medium',
        'Header differs from the template',
        'The header of section 1 has text of style "Body Text", required "header".',
        { locations: ['header[default,section 0]'] },
      ),
    ],
  },
  {
    name: 'the left margin is 20 mm wide',
    change: { section: HEADED + PAGE.replace('w:left="1417"', 'w:left="1134"') },
    findings: [
      finding(
        'docx.margins',
        'medium',
        'Margins are wrong',
        'The margins of section 1 differ from yours: left 2 cm instead of 2.5 cm.',
        {
          locations: ['section[0]/margins'],
        },
      ),
    ],
  },
  {
    name: 'the pages are of Letter size',
    change: { section: HEADED + PAGE.replace('w:w="11906" w:h="16838"', 'w:w="12240" w:h="15840"') },
    findings: [
      finding(
        'docx.page_size',
        'medium',
        'Page size is wrong',
        'Section 1 is Letter; yours: A4 (Layout ▸ Page Setup).',
      ),
    ],
  },
];
