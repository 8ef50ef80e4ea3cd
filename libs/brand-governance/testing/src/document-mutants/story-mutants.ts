import { PAGE, references, run, type SampleDocx, wordParagraph, wordShape } from '@livery/office-testing';
import { BODY, bodyWith, FOOTER, HEADER } from '../clean-document.ts';
import type { ExpectedFinding } from '../expected-finding.ts';
import type { DocumentMutant } from '../mutant.ts';
import { OFF_PALETTE_RUN, offPaletteFinding } from '../off-palette-finding.ts';
import { unapprovedFontFinding } from '../unapproved-font-finding.ts';
import { directFormattingFinding } from './direct-formatting-finding.ts';

const ONE_RUN = { source: 'run', surface: 'text', use: 'colours 1 piece of text' } as const;
const COLORED_HEADER = HEADER.replace(
  '<w:rPr></w:rPr><w:t xml:space="preserve">Conf',
  `<w:rPr>${OFF_PALETTE_RUN}</w:rPr><w:t>Conf`,
);
const text = (content: string): string => wordParagraph(content, { style: 'BodyText' });
const note = (kind: string, content: string): string =>
  `<w:${kind} w:id="1" w:author="Kim">${text(content)}</w:${kind}>`;

/** The document with another header on the first page or on even pages. All pages have the same footer. */
function headed(page: 'first' | 'even', header: string): SampleDocx {
  const footer = `<w:footerReference w:type="${page}" r:id="footer1"/>`;
  return {
    headers: [HEADER, header],
    section:
      references({ header1: 'default', header2: page, footer1: 'default' }) +
      `${footer}${PAGE}${page === 'first' ? '<w:titlePg/>' : ''}`,
    footers: [FOOTER],
    settings: page === 'even' ? '<w:evenAndOddHeaders/>' : '',
    relationships: { 'word/header2.xml': [{ id: 'logo', type: 'image', target: 'media/logo.png' }] },
  };
}

/** The findings on a run in a colour off the palette. */
function inStory(location: string, fix: string, style: string): readonly ExpectedFinding[] {
  return [
    offPaletteFinding({ ...ONE_RUN, locations: [location], fix }),
    directFormattingFinding('Colour #C0006B', style, [location]),
  ];
}

const tracked = (name: string, content: string): string =>
  `<w:${name} w:id="1" w:author="Kim" w:date="2026-03-01T00:00:00Z">${content}</w:${name}>`;
const STEPS = 'Our steps to a better shop.';

function changed(detail: string, location = 'body/paragraph[1]'): ExpectedFinding {
  return {
    type: 'changes.tracked',
    severity: 'high',
    title: 'Tracked changes',
    detail: `The document has ${detail} by 1 author.`,
    source: 'run',
    locations: [location],
  };
}

const IN_BOX = { paragraphs: [11], pages: [2] };
const comments = (location: string): ExpectedFinding => ({
  type: 'comments.present',
  severity: 'medium',
  title: 'Comments',
  detail: 'The document has 1 comment by 1 author.',
  source: 'package',
  locations: [location],
});

export const storyMutants: readonly DocumentMutant[] = [
  {
    name: 'a run in an endnote has a colour off the palette',
    change: { endnotes: note('endnote', run('Measured in March', OFF_PALETTE_RUN)) },
    findings: inStory('endnote[0]/paragraph[0]/run[0]', 'Fix it in endnote 1', 'Body Text'),
  },
  {
    name: 'a run in the header of the first page has a colour off the palette',
    change: headed('first', COLORED_HEADER),
    findings: inStory(
      'header[first,section 0]/paragraph[0]/run[0]',
      'Fix it in the first-page header of section 1',
      'header',
    ),
  },
  {
    name: 'a run in the header of even pages has a colour off the palette',
    change: headed('even', COLORED_HEADER),
    findings: inStory(
      'header[even,section 0]/paragraph[0]/run[0]',
      'Fix it in the even-page header of section 1',
      'header',
    ),
  },
  {
    name: 'a run in a header of even pages that no page shows has a colour off the palette',
    change: { ...headed('even', COLORED_HEADER), settings: '' },
    findings: [],
  },
  {
    name: 'a run in a comment, which Word shows in its own formatting, has a colour off the palette',
    change: { comments: note('comment', run('As agreed', OFF_PALETTE_RUN)) },
    findings: [comments('comment[0]')],
  },
  {
    name: 'a comment uses a forbidden term',
    change: { comments: note('comment', run('This is guaranteed.')) },
    findings: [
      {
        type: 'term.forbidden',
        severity: 'high',
        title: 'Forbidden term',
        detail: '"guaranteed" in "This is guaranteed.".',
        source: 'run',
        locations: ['comment[0]/paragraph[0]/run[0]'],
      },
      comments('comment[0]'),
    ],
  },
  {
    name: 'a run in a text box is set in Comic Sans',
    change: bodyWith(
      {},
      text(wordShape('', text(run('Ask us', '<w:rFonts w:ascii="Comic Sans MS"/>')), { at: [1_000_000, 3_000_000] })),
    ),
    findings: [
      {
        ...unapprovedFontFinding({
          source: 'run',
          locations: ['textbox[0]/paragraph[0]/run[0]'],
          fix: 'Fix it in text box 1',
        }),
        ...IN_BOX,
      },
      { ...directFormattingFinding('Font Comic Sans MS', 'Body Text', ['textbox[0]/paragraph[0]/run[0]']), ...IN_BOX },
    ],
  },
  {
    name: 'a change of the colour of a run is tracked',
    change: bodyWith({ 1: text(run(STEPS, tracked('rPrChange', `<w:rPr>${OFF_PALETTE_RUN}</w:rPr>`))) }),
    findings: [changed('1 change of format')],
  },
  {
    name: 'a moved text is tracked',
    change: bodyWith({
      1: text(tracked('moveTo', run(STEPS))),
      9: BODY[9].replace('<w:r>', `${tracked('moveFrom', run('Our steps '))}<w:r>`),
    }),
    findings: [{ ...changed('1 move'), locations: ['body/paragraph[1]', 'body/paragraph[9]'] }],
  },
  {
    name: 'an inserted table row is tracked',
    change: bodyWith({ 3: BODY[3].replace('<w:trPr></w:trPr>', `<w:trPr>${tracked('ins', '')}</w:trPr>`) }),
    findings: [changed('1 insertion', 'body/paragraph[4]')],
  },
  {
    name: 'a deleted text with a colour off the palette and a forbidden term is tracked',
    change: bodyWith({
      1: text(
        `${run(STEPS)}${tracked('del', `<w:r><w:rPr>${OFF_PALETTE_RUN}</w:rPr><w:delText> guaranteed</w:delText></w:r>`)}`,
      ),
    }),
    findings: [changed('1 deletion')],
  },
  {
    name: 'a formula, whose font counts as approved, has a colour off the palette',
    change: bodyWith({
      1: text(`${run(STEPS)}<m:oMath><m:r><w:rPr>${OFF_PALETTE_RUN}</w:rPr><m:t>x=1</m:t></m:r></m:oMath>`),
    }),
    findings: inStory('body/paragraph[1]/run[1]', 'Fix it in the text of the document', 'Body Text').toSpliced(1, 0, {
      type: 'font.substituted',
      severity: 'low',
      title: 'Font is not installed everywhere',
      detail:
        'Cambria Math appears in 1 place and is not on the list of installed fonts: other computers show another font.',
      source: 'run',
      locations: ['body/paragraph[1]/run[1]'],
    }),
  },
  {
    name: 'the body ends with content that Word imports from another file',
    change: {
      ...bodyWith({}, '<w:altChunk r:id="more"/>'),
      relationships: { 'word/document.xml': [{ id: 'more', type: 'aFChunk', target: 'more.html' }] },
    },
    findings: [
      {
        type: 'check.not_evaluable',
        severity: 'low',
        title: 'Imported content could not be checked',
        detail:
          'Word imports this content (altChunk, subdocument) when it opens the document: it is neither opened nor fetched.',
        source: 'shape',
        locations: ['body/paragraph[9]'],
      },
    ],
  },
];
