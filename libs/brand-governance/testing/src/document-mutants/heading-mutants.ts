import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { BODY, bodyWith } from '../clean-document.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';

const boldText = (text: string): string => wordParagraph(run(text, '<w:b/>'), { style: 'BodyText' });

const MEANINGS = [
  ['Cup', 'A vessel for tea.'],
  ['Pot', 'A vessel for water.'],
  ['Shop', 'A place with cups.'],
] as const;

/** Three paragraphs of a bold style, each with another one below. @param next what the two styles say of the style that follows */
function terms(next: string, nextOfMeaning = ''): SampleDocx {
  const pairs = MEANINGS.map(
    ([term, meaning]) =>
      wordParagraph(run(term), { style: 'Term' }) + wordParagraph(run(meaning), { style: 'Meaning' }),
  );
  const style = (id: string, properties: string): string =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="Normal"/>${properties}</w:style>`;
  return {
    ...bodyWith({}, pairs.join('')),
    styles: { Term: style('Term', `${next}<w:rPr><w:b/></w:rPr>`), Meaning: style('Meaning', nextOfMeaning) },
  };
}

const finding = (detail: string, source: ExpectedFinding['source'], locations: readonly string[]): ExpectedFinding => ({
  type: 'docx.heading_style',
  severity: 'medium',
  title: 'Heading without a heading style',
  detail,
  source,
  locations,
});

/** Text that looks like headings. */
export const headingMutants: readonly DocumentMutant[] = [
  {
    name: 'a heading is bold text without a heading style',
    change: bodyWith({ 2: boldText('Numbers') }),
    findings: [
      finding('"Numbers" looks like a heading (bold, 11 pt) but has the style "Body Text". Use "heading 2".', 'run', [
        'body/paragraph[2]',
      ]),
    ],
  },
  {
    name: 'two headings are bold text without a heading style, in the same formatting',
    change: bodyWith({
      2: boldText('Numbers'),
      8: BODY[8].replace('Heading2', 'BodyText').replace('<w:rPr></w:rPr>', '<w:rPr><w:b/></w:rPr>'),
    }),
    findings: [
      finding(
        '2 paragraphs look like headings (bold, 11 pt) but have the style "Body Text": "Numbers" and "Legal". Use "heading 2".',
        'run',
        ['body/paragraph[2]', 'body/paragraph[8]'],
      ),
    ],
  },
  {
    name: 'three headings have a style of their own, which is bold and has no outline level',
    change: terms('<w:next w:val="Meaning"/>'),
    findings: [
      finding(
        '3 paragraphs of the style "Term" look like headings (bold, 11 pt), such as "Cup". If they are headings, give the style an outline level, once (Home ▸ Styles ▸ Modify ▸ Format ▸ Paragraph).',
        'paragraph_style',
        [10, 12, 14].map((number) => `body/paragraph[${number}]`).concat('style[Term]'),
      ),
    ],
  },
  {
    name: 'terms are defined in a bold style, which is followed by the style of definitions and follows it',
    change: terms('<w:next w:val="Meaning"/>', '<w:next w:val="Term"/>'),
    findings: [],
  },
  {
    name: 'the title of a table of contents is bold text without a heading style, as Word keeps it out of the table',
    change: {
      ...bodyWith({}, boldText('Table of Contents') + wordParagraph(run('The plan'), { style: 'TOC1' })),
      styles: {
        TOC1: '<w:style w:type="paragraph" w:styleId="TOC1"><w:name w:val="toc 1"/><w:basedOn w:val="Normal"/></w:style>',
      },
    },
    findings: [],
  },
];
