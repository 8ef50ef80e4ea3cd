import type { ZipInput } from '@livery/office-package';
import { COMMON_TYPES, contentTypes, type Relation, relationships } from '../package/relationships.ts';
import { EMBLEM_ID, LINK_ID, LINKED_IMAGE_ID, type Slide } from './slide.ts';
import { presentationPart } from './xml.ts';

const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';

export function deckContentTypes(slides: readonly Slide[], layouts: number): ZipInput {
  const numbered = (count: number, folder: string, type: string) =>
    Array.from(
      { length: count },
      (_, index) => [`/ppt/${folder}${index + 1}.xml`, `${PRESENTATION}.${type}+xml`] as const,
    );
  const overrides = [
    ['/ppt/presentation.xml', `${PRESENTATION}.presentation.main+xml`] as const,
    ['/ppt/slideMasters/slideMaster1.xml', `${PRESENTATION}.slideMaster+xml`] as const,
    ...numbered(layouts, 'slideLayouts/slideLayout', 'slideLayout'),
    ...numbered(slides.length, 'slides/slide', 'slide'),
    ...slides.flatMap(sidePartTypes),
    ['/ppt/notesMasters/notesMaster1.xml', `${PRESENTATION}.notesMaster+xml`] as const,
    ['/ppt/commentAuthors.xml', `${PRESENTATION}.commentAuthors+xml`] as const,
    ['/ppt/theme/theme2.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'] as const,
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'] as const,
    ...COMMON_TYPES,
  ];
  return contentTypes(overrides);
}

function sidePartTypes({ notes, comment }: Slide, index: number) {
  const number = index + 1;
  return [
    ...(notes === undefined
      ? []
      : [[`/ppt/notesSlides/notesSlide${number}.xml`, `${PRESENTATION}.notesSlide+xml`] as const]),
    ...(comment === undefined ? [] : [[`/ppt/comments/comment${number}.xml`, `${PRESENTATION}.comments+xml`] as const]),
  ];
}

/** The presentation itself. @param slides ids of their relationships; the master's is `rId1`, that of notes `notes` */
export function presentation(slides: readonly string[]): ZipInput {
  const list = slides.map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`).join('');
  const content =
    `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="notes"/></p:notesMasterIdLst><p:sldIdLst>${list}</p:sldIdLst>` +
    '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>';
  return { name: 'ppt/presentation.xml', data: presentationPart('p:presentation', content) };
}

export function slideRelationships(slide: Slide, number: number): ZipInput {
  const { layout, link, linkedImage, notes, comment, usesEmblem = false } = slide;
  const relations: Relation[] = [
    { id: 'rId1', type: 'slideLayout', target: `../slideLayouts/slideLayout${layout + 1}.xml` },
  ];
  if (usesEmblem) relations.push({ id: EMBLEM_ID, type: 'image', target: '../media/image1.png' });
  if (link !== undefined) relations.push({ id: LINK_ID, type: 'hyperlink', target: link, external: true });
  if (linkedImage !== undefined) {
    relations.push({ id: LINKED_IMAGE_ID, type: 'image', target: linkedImage, external: true });
  }
  if (notes !== undefined) {
    relations.push({ id: 'rId5', type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` });
  }
  if (comment !== undefined) {
    relations.push({ id: 'rId6', type: 'comments', target: `../comments/comment${number}.xml` });
  }
  return relationships(`ppt/slides/_rels/slide${number}.xml.rels`, relations);
}
