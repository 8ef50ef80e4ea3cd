import type { ZipInput } from '@livery/office-package';
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
} from './handbook/relations.ts';
import { appendix, firstSection } from './handbook/sections.ts';
import { stories } from './handbook/stories.ts';
import { numbering, styles } from './handbook/styles.ts';
import { wordsChapter } from './handbook/words-chapter.ts';
import { wordPart } from './handbook/xml.ts';
import { emblem } from './package/emblem.ts';
import { properties } from './package/properties.ts';
import { COMMON_TYPES, contentTypes, relationships } from './package/relationships.ts';
import { theme } from './package/theme.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const PAGES = 4;

/** The parts of `brand-faults.docx` in the order of the archive. */
export function sampleHandbook(): readonly ZipInput[] {
  return [
    contentTypes([...CONTENT_TYPES, ...COMMON_TYPES]),
    relationships('_rels/.rels', [
      { id: 'rId1', type: 'officeDocument', target: 'word/document.xml' },
      { id: 'rId2', type: 'core-properties', target: 'docProps/core.xml' },
      { id: 'rId3', type: 'extended-properties', target: 'docProps/app.xml' },
    ]),
    { name: 'word/document.xml', data: wordPart('document', `<w:body>${body()}</w:body>`) },
    mainRelationships(),
    { name: 'word/styles.xml', data: styles() },
    { name: 'word/numbering.xml', data: numbering() },
    { name: 'word/settings.xml', data: wordPart('settings', SETTINGS) },
    relationships('word/_rels/settings.xml.rels', [
      { id: TEMPLATE_ID, type: 'attachedTemplate', target: 'https://example.com/handbook.dotx', external: true },
    ]),
    ...stories(),
    { name: 'word/theme/theme1.xml', data: theme() },
    { name: 'word/media/image1.png', data: emblem() },
    ...properties('Shop handbook', `<Pages>${PAGES}</Pages>`),
  ];
}

function body(): string {
  return openingChapter() + wordsChapter() + picturesChapter() + firstSection() + appendix();
}

const SETTINGS = `<w:attachedTemplate r:id="${TEMPLATE_ID}"/><w:rsids><w:rsidRoot w:val="00A10001"/><w:rsid w:val="00A10001"/></w:rsids><w:themeFontLang w:val="en-GB"/>`;

const CONTENT_TYPES: readonly (readonly [part: string, type: string])[] = [
  ['/word/document.xml', `${WORD}.document.main+xml`],
  ['/word/styles.xml', `${WORD}.styles+xml`],
  ['/word/numbering.xml', `${WORD}.numbering+xml`],
  ['/word/settings.xml', `${WORD}.settings+xml`],
  ['/word/header1.xml', `${WORD}.header+xml`],
  ['/word/header2.xml', `${WORD}.header+xml`],
  ['/word/footer1.xml', `${WORD}.footer+xml`],
  ['/word/footer2.xml', `${WORD}.footer+xml`],
  ['/word/footnotes.xml', `${WORD}.footnotes+xml`],
  ['/word/comments.xml', `${WORD}.comments+xml`],
  ['/word/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
];

function mainRelationships(): ZipInput {
  return relationships('word/_rels/document.xml.rels', [
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
  ]);
}
