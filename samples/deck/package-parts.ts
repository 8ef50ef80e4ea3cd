import type { OfficeRelationship } from '@livery/office-testing';
import { PROPERTIES_TYPES } from '../package/properties.ts';
import { EMBLEM_ID, LINK_ID, LINKED_IMAGE_ID, type Slide } from './slide.ts';
import { presentationPart } from './xml.ts';

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';

const THEME_TYPE = 'application/vnd.openxmlformats-officedocument.theme+xml';

/** The content types of the parts of the deck, by their names. */
export function deckContentTypes(slides: readonly Slide[], layouts: number): Readonly<Record<string, string>> {
  return {
    'ppt/presentation.xml': `${PRESENTATION}.presentation.main+xml`,
    'ppt/slideMasters/slideMaster1.xml': `${PRESENTATION}.slideMaster+xml`,
    ...numbered(layouts, 'slideLayouts/slideLayout', 'slideLayout'),
    ...numbered(slides.length, 'slides/slide', 'slide'),
    ...Object.fromEntries(slides.flatMap(sidePartTypes)),
    'ppt/notesMasters/notesMaster1.xml': `${PRESENTATION}.notesMaster+xml`,
    'ppt/commentAuthors.xml': `${PRESENTATION}.commentAuthors+xml`,
    'ppt/theme/theme2.xml': THEME_TYPE,
    'ppt/theme/theme1.xml': THEME_TYPE,
    ...PROPERTIES_TYPES,
  };
}

function numbered(count: number, folder: string, type: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`ppt/${folder}${index + 1}.xml`, `${PRESENTATION}.${type}+xml`]),
  );
}

/** The content types of the notes page and the comments of a slide. */
function sidePartTypes({ notes, comment }: Slide, index: number): readonly (readonly [part: string, type: string])[] {
  const number = index + 1;
  return [
    ...(notes === undefined
      ? []
      : [[`ppt/notesSlides/notesSlide${number}.xml`, `${PRESENTATION}.notesSlide+xml`] as const]),
    ...(comment === undefined ? [] : [[`ppt/comments/comment${number}.xml`, `${PRESENTATION}.comments+xml`] as const]),
  ];
}

/** The main part. @param slides ids of the relationships to the slides; those to the masters are `rId1` and `notes` */
export function presentation(slides: readonly string[]): string {
  const list = slides.map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`).join('');
  const content =
    `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="notes"/></p:notesMasterIdLst><p:sldIdLst>${list}</p:sldIdLst>` +
    '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>';
  return presentationPart('p:presentation', content);
}

export function slideRelationships(slide: Slide, number: number): readonly OfficeRelationship[] {
  const { layout, link, linkedImage, notes, comment, usesEmblem = false } = slide;
  const relationships: OfficeRelationship[] = [
    { id: 'rId1', type: 'slideLayout', target: `../slideLayouts/slideLayout${layout + 1}.xml` },
  ];
  if (usesEmblem) relationships.push({ id: EMBLEM_ID, type: 'image', target: '../media/image1.png' });
  if (link !== undefined) relationships.push({ id: LINK_ID, type: 'hyperlink', target: link, external: true });
  if (linkedImage !== undefined) {
    relationships.push({ id: LINKED_IMAGE_ID, type: 'image', target: linkedImage, external: true });
  }
  if (notes !== undefined) {
    relationships.push({ id: 'rId5', type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` });
  }
  if (comment !== undefined) {
    relationships.push({ id: 'rId6', type: 'comments', target: `../comments/comment${number}.xml` });
  }
  return relationships;
}
