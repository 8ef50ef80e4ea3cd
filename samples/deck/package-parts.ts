import type { ZipInput } from '@livery/ooxml-package';
import { EMBLEM_ID, LINK_ID, type Slide } from './slide.ts';
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

export function contentTypes(slides: number, layouts: number): ZipInput {
  const numbered = (count: number, folder: string, type: string) =>
    Array.from(
      { length: count },
      (_, index) => [`/ppt/${folder}${index + 1}.xml`, `${PRESENTATION}.${type}+xml`] as const,
    );
  const overrides = [
    ['/ppt/presentation.xml', `${PRESENTATION}.presentation.main+xml`] as const,
    ['/ppt/slideMasters/slideMaster1.xml', `${PRESENTATION}.slideMaster+xml`] as const,
    ...numbered(layouts, 'slideLayouts/slideLayout', 'slideLayout'),
    ...numbered(slides, 'slides/slide', 'slide'),
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

/** The presentation itself. @param slides ids of their relationships; the master's is `rId1` */
export function presentation(slides: readonly string[]): ZipInput {
  const list = slides.map((id, index) => `<p:sldId id="${256 + index}" r:id="${id}"/>`).join('');
  const content =
    `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:sldIdLst>${list}</p:sldIdLst>` +
    '<p:sldSz cx="12192000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>';
  return { name: 'ppt/presentation.xml', data: presentationPart('p:presentation', content) };
}

export function slideRelationships({ layout, link, usesEmblem = false }: Slide, number: number): ZipInput {
  const relations: Relation[] = [
    { id: 'rId1', type: 'slideLayout', target: `../slideLayouts/slideLayout${layout + 1}.xml` },
  ];
  if (usesEmblem) relations.push({ id: EMBLEM_ID, type: 'image', target: '../media/image1.png' });
  if (link !== undefined) relations.push({ id: LINK_ID, type: 'hyperlink', target: link, external: true });
  return relationships(`ppt/slides/_rels/slide${number}.xml.rels`, relations);
}
