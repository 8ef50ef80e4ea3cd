import { run, type SampleDocx, wordParagraph } from '@livery/office-testing';
import { bodyWith } from '../clean-document.ts';
import type { DocumentMutant } from '../mutant.ts';
import { unapprovedFontFinding } from '../unapproved-font-finding.ts';

const item = (text: string, level: number): string =>
  wordParagraph(run(text), {
    style: 'BodyText',
    properties: `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`,
  });

/** Paragraph 1 as an item of a list whose levels have this format and these run properties. */
function listed(format: string, properties: string, levels: readonly number[] = [0]): SampleDocx {
  const written = levels.map((level) => `<w:lvl w:ilvl="${level}">${format}<w:rPr>${properties}</w:rPr></w:lvl>`);
  return {
    ...bodyWith({ 1: item('Our steps to a better shop', 0) }),
    numbering:
      `<w:abstractNum w:abstractNumId="0">${written.join('')}</w:abstractNum>` +
      '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  };
}

const bullet = (sign: string): string => `<w:numFmt w:val="bullet"/><w:lvlText w:val="${sign}"/>`;
const BULLETS_OF_WORD = [
  ['&#xF0B7;', 'Symbol'],
  ['o', 'Courier New'],
  ['&#xF0A7;', 'Wingdings'],
] as const;

export const listMutants: readonly DocumentMutant[] = [
  {
    name: 'the numbers of a list are set in Comic Sans',
    change: listed('<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/>', '<w:rFonts w:ascii="Comic Sans MS"/>'),
    findings: [
      unapprovedFontFinding({
        source: 'numbering',
        marks: 'The numbers of 1 list',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
        fix: 'The numbering sets it: change it there (Home ▸ Multilevel List ▸ Define New List Style)',
      }),
    ],
  },
  {
    name: 'the numbers of two levels of a list are set in Comic Sans',
    change: {
      ...listed('<w:numFmt w:val="decimal"/><w:lvlText w:val="%1."/>', '<w:rFonts w:ascii="Comic Sans MS"/>', [0, 1]),
      ...bodyWith({ 1: item('Our steps to a better shop', 0), 7: item('Our plan', 1) }),
    },
    findings: [
      unapprovedFontFinding({
        source: 'numbering',
        marks: 'The numbers of 2 lists',
        locations: [
          'body/paragraph[1]',
          'body/paragraph[7]',
          'abstract_numbering[0]/level[0]',
          'abstract_numbering[0]/level[1]',
        ],
        fix: 'The numbering sets it: change it there (Home ▸ Multilevel List ▸ Define New List Style)',
      }),
    ],
  },
  {
    name: 'the bullets of a list are set in a symbol font, which counts as approved but is not installed',
    change: listed(bullet('&#xF034;'), '<w:rFonts w:ascii="Webdings" w:hAnsi="Webdings"/>'),
    findings: [
      {
        type: 'font.substituted',
        severity: 'low',
        title: 'Font is not installed everywhere',
        detail:
          'The bullets of 1 list are set in Webdings, which is not on the list of installed fonts: other computers show another font.',
        source: 'numbering',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
      },
    ],
  },
  ...BULLETS_OF_WORD.map(([sign, font]) => ({
    name: `the bullets of a list are those that Word sets in ${font}`,
    change: listed(bullet(sign), `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}" w:hint="default"/>`),
    findings: [],
  })),
  {
    name: 'the bullets of a list are the letter "o" in another font than Word sets it in',
    change: listed(bullet('o'), '<w:rFonts w:ascii="Comic Sans MS"/>'),
    findings: [
      unapprovedFontFinding({
        source: 'numbering',
        marks: 'The bullets of 1 list',
        locations: ['body/paragraph[1]', 'abstract_numbering[0]/level[0]'],
        fix: 'The numbering sets it: change it there (Home ▸ Multilevel List ▸ Define New List Style)',
      }),
    ],
  },
];
