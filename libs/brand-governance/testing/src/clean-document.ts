import {
  field,
  LOGO,
  PHOTO,
  picture,
  RENDERED_PAGE_BREAK,
  row,
  run,
  type SampleDocx,
  wordParagraph,
  wordTable,
} from '@livery/office-testing';
import { joinedRelationships } from './joined-relationships.ts';

const cell = (text: string, properties = ''): string => `<w:tcPr>${properties}</w:tcPr>${wordParagraph(run(text))}`;
const rows = (header: string, first: string): string =>
  row([cell('Shop'), cell('Cups')], header) + row([cell('Harbour', first), cell('Four hundred')]);

/** The table of the document with properties of its first row, of the first cell in its second row, and of the whole table. */
export function numbersTable({ header = '<w:tblHeader/>', cell: first = '', table: whole = '' } = {}): string {
  return wordTable(rows(header, first), `${whole}<w:tblDescription w:val="Cups of each shop"/>`);
}

/** The blocks of the body by the numbers of their first paragraphs. */
export const BODY = {
  0: wordParagraph(run('The plan'), { style: 'Heading1' }),
  1: wordParagraph(run('Our steps to a better shop.'), { style: 'BodyText' }),
  2: wordParagraph(run('Numbers'), { style: 'Heading2' }),
  3: numbersTable(),
  7: wordParagraph(picture('r:embed="photo"', { width: 1_828_800, height: 914_400 })),
  8: wordParagraph(RENDERED_PAGE_BREAK + run('Legal'), { style: 'Heading2' }),
  9: wordParagraph(run('Confidential. No offer to sell. Northwind Limited'), { style: 'BodyText' }),
};

/** The number of the first paragraph on the second page. */
export const SECOND_PAGE = 8;

/** The body with some blocks changed, and with further blocks behind them; the first of these is paragraph 10, on page 2. */
export function bodyWith(changes: Partial<typeof BODY>, more = ''): SampleDocx {
  return { body: Object.values({ ...BODY, ...changes }).join('') + more };
}

const LOGO_SIZE = { width: 1_200_000, height: 600_000, properties: 'descr="The logo of Northwind"' };

/** The logo in its required position, 2 cm from the corner of the page. */
export const LOGO_RUN = picture('r:embed="logo"', { ...LOGO_SIZE, at: [720_000, 720_000] });

export function logo(changes: Parameters<typeof picture>[1]): string {
  return picture('r:embed="logo"', { ...LOGO_SIZE, at: [720_000, 720_000], ...changes });
}

export const HEADER = wordParagraph(`${LOGO_RUN}${run('Confidential')}`, { style: 'Header' });
export const FOOTER = wordParagraph(`${run('Northwind, March 2026, page ')}${field('PAGE', '1')}`, { style: 'Footer' });

const style = (id: string, name: string): string =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="Normal"/></w:style>`;

/** Two pages on which the document guideline finds nothing. */
export const CLEAN_DOCUMENT: SampleDocx = {
  ...bodyWith({}),
  headers: [HEADER],
  footers: [FOOTER],
  minorFont: 'Inter',
  themeColors: { accent1: '0F4C81' },
  styles: { Header: style('Header', 'header'), Footer: style('Footer', 'footer') },
  relationships: {
    'word/document.xml': [{ id: 'photo', type: 'image', target: 'media/photo.png' }],
    'word/header1.xml': [{ id: 'logo', type: 'image', target: 'media/logo.png' }],
  },
  parts: {
    'word/media/logo.png': LOGO,
    'word/media/photo.png': PHOTO,
  },
};

/** The clean document with a change. Parts, styles and relationships of the change are added to those of the clean document. */
export function documentWith(change: SampleDocx): SampleDocx {
  return {
    ...CLEAN_DOCUMENT,
    ...change,
    styles: { ...CLEAN_DOCUMENT.styles, ...change.styles },
    themeColors: { ...CLEAN_DOCUMENT.themeColors, ...change.themeColors },
    relationships: joinedRelationships(CLEAN_DOCUMENT.relationships, change.relationships),
    parts: { ...CLEAN_DOCUMENT.parts, ...change.parts },
  };
}
