import type { ZipInput } from '@livery/ooxml-package';
import { EMBLEM_ID, LINK_ID, LINKED_IMAGE_ID, type Slide } from './slide.ts';
import { part, presentationPart } from './xml.ts';

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const CORE = 'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties';
const PRESENTATION = 'application/vnd.openxmlformats-officedocument.presentationml';

export interface Relation {
  readonly id: string;
  /** Last word of the type. */
  readonly type: string;
  readonly target: string;
  readonly external?: boolean;
}

export function relationships(name: string, relations: readonly Relation[]): ZipInput {
  const list = relations.map(({ id, type, target, external = false }) => {
    const uri = type === 'core-properties' ? CORE : `${OFFICE}/${type}`;
    return `<Relationship Id="${id}" Type="${uri}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`;
  });
  return { name, data: part(`<Relationships xmlns="${RELATIONSHIPS}">${list.join('')}</Relationships>`) };
}

export function contentTypes(slides: readonly Slide[], layouts: number): ZipInput {
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
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'] as const,
    ['/docProps/app.xml', 'application/vnd.openxmlformats-officedocument.extended-properties+xml'] as const,
  ];
  const list = overrides.map(([name, type]) => `<Override PartName="${name}" ContentType="${type}"/>`).join('');
  const defaults = [
    ['rels', 'application/vnd.openxmlformats-package.relationships+xml'],
    ['xml', 'application/xml'],
    ['png', 'image/png'],
  ].map(([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`);
  const namespace = 'http://schemas.openxmlformats.org/package/2006/content-types';
  return { name: '[Content_Types].xml', data: part(`<Types xmlns="${namespace}">${defaults.join('')}${list}</Types>`) };
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
