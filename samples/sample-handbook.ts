import { OfficeFile, type OfficeRelationship } from '@livery/office-testing';
import { openingChapter } from './handbook/opening-chapter.ts';
import { picturesChapter } from './handbook/pictures-chapter.ts';
import {
  EMBLEM_ID,
  EMPTY_FOOTER_ID,
  EMPTY_HEADER_ID,
  FOOTER_ID,
  HEADER_ID,
  LINK_ID,
  LINKED_IMAGE_ID,
  TEMPLATE_ID,
} from './handbook/relationship-ids.ts';
import { appendix, firstSection } from './handbook/sections.ts';
import { stories } from './handbook/stories.ts';
import { numbering, styles } from './handbook/styles.ts';
import { wordsChapter } from './handbook/words-chapter.ts';
import { wordPart } from './handbook/xml.ts';
import { emblem } from './package/emblem.ts';
import { properties, PROPERTIES_TYPES, propertiesRelationships } from './package/properties.ts';
import { theme } from './package/theme.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const PAGES = 4;

/** `brand-faults.docx`. */
export function sampleHandbook(): OfficeFile {
  return OfficeFile.create({
    contentTypes: { ...CONTENT_TYPES, ...PROPERTIES_TYPES },
    relationships: [
      { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
      ...propertiesRelationships('rId2', 'rId3'),
    ],
    parts: [
      {
        name: 'word/document.xml',
        data: wordPart('document', `<w:body>${body()}</w:body>`),
        relationships: MAIN_RELATIONSHIPS,
      },
      { name: 'word/styles.xml', data: styles() },
      { name: 'word/numbering.xml', data: numbering() },
      {
        name: 'word/settings.xml',
        data: wordPart('settings', SETTINGS),
        relationships: [
          { id: TEMPLATE_ID, type: 'attachedTemplate', target: 'https://example.com/handbook.dotx', external: true },
        ],
      },
      ...stories(),
      { name: 'word/theme/theme1.xml', data: theme() },
      { name: 'word/media/image1.png', data: emblem() },
      ...properties('Shop handbook', `<Pages>${PAGES}</Pages>`),
    ],
  });
}

function body(): string {
  return openingChapter() + wordsChapter() + picturesChapter() + firstSection() + appendix();
}

const SETTINGS = `<w:attachedTemplate r:id="${TEMPLATE_ID}"/><w:rsids><w:rsidRoot w:val="00A10001"/><w:rsid w:val="00A10001"/></w:rsids><w:themeFontLang w:val="en-GB"/>`;

const CONTENT_TYPES = {
  'word/document.xml': `${WORD}.document.main+xml`,
  'word/styles.xml': `${WORD}.styles+xml`,
  'word/numbering.xml': `${WORD}.numbering+xml`,
  'word/settings.xml': `${WORD}.settings+xml`,
  'word/header1.xml': `${WORD}.header+xml`,
  'word/header2.xml': `${WORD}.header+xml`,
  'word/footer1.xml': `${WORD}.footer+xml`,
  'word/footer2.xml': `${WORD}.footer+xml`,
  'word/footnotes.xml': `${WORD}.footnotes+xml`,
  'word/comments.xml': `${WORD}.comments+xml`,
  'word/theme/theme1.xml': 'application/vnd.openxmlformats-officedocument.theme+xml',
};

const MAIN_RELATIONSHIPS: readonly OfficeRelationship[] = [
  { id: 'rId1', type: 'styles', target: 'styles.xml' },
  { id: 'rId2', type: 'numbering', target: 'numbering.xml' },
  { id: 'rId3', type: 'settings', target: 'settings.xml' },
  { id: 'rId4', type: 'theme', target: 'theme/theme1.xml' },
  { id: 'rId5', type: 'footnotes', target: 'footnotes.xml' },
  { id: 'rId6', type: 'comments', target: 'comments.xml' },
  { id: HEADER_ID, type: 'header', target: 'header1.xml' },
  { id: EMPTY_HEADER_ID, type: 'header', target: 'header2.xml' },
  { id: FOOTER_ID, type: 'footer', target: 'footer1.xml' },
  { id: EMPTY_FOOTER_ID, type: 'footer', target: 'footer2.xml' },
  { id: EMBLEM_ID, type: 'image', target: 'media/image1.png' },
  { id: LINK_ID, type: 'hyperlink', target: 'https://example.com/roasting', external: true },
  { id: LINKED_IMAGE_ID, type: 'image', target: 'https://example.com/window.png', external: true },
];
