import type { WrittenRelationship } from '@livery/office-package';
import type { ComposedPart } from '../parts/composed-part.ts';
import type { Edition } from '../parts/edition.ts';
import type { HashedData, PackedTexts } from '../parts/hashed-data.ts';
import { relationshipsOf } from '../parts/relationships-of.ts';
import { appPropertiesPart, type Program, toAppProperties } from './app-properties.ts';
import {
  type FixedPart,
  PRESENTATION_PROPERTIES,
  PRESENTATION_TYPE,
  TABLE_STYLES,
  VIEW_PROPERTIES,
} from './fixed-parts.ts';
import type { EmbeddedFont } from './presentation-part.ts';
import { type ComposedPresentation, type ListedPart, presentationXml } from './presentation-xml.ts';

const MAIN_PART = '/ppt/presentation.xml';
/** The type of the relationship of a package to its sensitivity label ([MS-OFFCRYPTO] 2.6). */
const LABEL_TYPE = 'http://schemas.microsoft.com/office/2020/02/relationships/classificationlabels';

/** A part that the presentation lists. */
export interface NumberedPart {
  readonly name: string;
  readonly id: number;
}

/** An embedded font with its files, one for each of its styles and in their order. */
export interface ComposedFont {
  readonly font: EmbeddedFont;
  readonly files: readonly ComposedPart[];
}

/** What a composed presentation is made of. */
export interface PresentationContent {
  readonly edition: Edition;
  readonly settings: ComposedPresentation['settings'];
  readonly masters: readonly NumberedPart[];
  readonly slides: readonly NumberedPart[];
  readonly notesMaster: string | undefined;
  /** The theme of the first master. */
  readonly theme: string | undefined;
  readonly fonts: readonly ComposedFont[];
  /** The properties of the presentation; undefined for properties that say nothing. */
  readonly presentationProperties?: HashedData | undefined;
  /** The list of table styles; undefined for none. */
  readonly tableStyles: HashedData | undefined;
  /** The sensitivity label. */
  readonly label: ComposedPart | undefined;
  /** The program that the presentation names. */
  readonly program: Program | undefined;
}

/** The parts of a presentation before and after its slides, layouts, masters and what these need. */
export interface PresentationFrame {
  readonly before: readonly ComposedPart[];
  readonly after: readonly ComposedPart[];
}

/** The relationships of the package, `presentation.xml`, and the parts that belong to the presentation as a whole. */
export function framePresentation(content: PresentationContent, texts: PackedTexts): PresentationFrame {
  const { edition, label, fonts, tableStyles, program } = content;
  const fixed = (part: FixedPart, data?: HashedData): ComposedPart => {
    return { name: part.name, contentType: part.contentType, data: data ?? texts.of(part.xml(edition)) };
  };
  const { xml, relationships } = mainPart(content);
  const before = [
    relationshipsOf('/', ofPackage(content), texts),
    { name: MAIN_PART, contentType: PRESENTATION_TYPE, data: texts.of(xml) },
    relationshipsOf(MAIN_PART, relationships, texts),
  ];
  const after = [
    fixed(PRESENTATION_PROPERTIES, content.presentationProperties),
    fixed(VIEW_PROPERTIES),
    ...tableStylesPart(tableStyles),
    ...fonts.flatMap(({ files }) => files),
    ...(label === undefined ? [] : [label]),
    ...(program === undefined ? [] : [appPropertiesPart(program, edition, texts)]),
  ];
  return { before, after };
}

function tableStylesPart(data: HashedData | undefined): readonly ComposedPart[] {
  const { name, contentType } = TABLE_STYLES;
  return data === undefined ? [] : [{ name, contentType, data }];
}

/** The relationships of the package. */
function ofPackage({ edition, label, program }: PresentationContent): readonly WrittenRelationship[] {
  return [
    { id: 'rId1', type: `${edition.relationships}/officeDocument`, target: MAIN_PART, external: false },
    ...(label === undefined ? [] : [{ id: 'rId2', type: LABEL_TYPE, target: label.name, external: false }]),
    ...(program === undefined ? [] : [toAppProperties('rId3', edition)]),
  ];
}

function mainPart(content: PresentationContent): { xml: string; relationships: readonly WrittenRelationship[] } {
  const { edition, settings } = content;
  const relationships: WrittenRelationship[] = [];
  const relate = (kind: string, target: string): string => {
    const id = `rId${relationships.length + 1}`;
    relationships.push({ id, type: `${edition.relationships}/${kind}`, target, external: false });
    return id;
  };
  const listed = (kind: string, parts: readonly NumberedPart[]): readonly ListedPart[] =>
    parts.map(({ name, id }) => ({ id, relationshipId: relate(kind, name) }));
  const masters = listed('slideMaster', content.masters);
  const slides = listed('slide', content.slides);
  const notesMaster = content.notesMaster === undefined ? undefined : relate('notesMaster', content.notesMaster);
  for (const { kind, name } of [PRESENTATION_PROPERTIES, VIEW_PROPERTIES]) relate(kind, name);
  if (content.theme !== undefined) relate('theme', content.theme);
  if (content.tableStyles !== undefined) relate(TABLE_STYLES.kind, TABLE_STYLES.name);
  const fonts = content.fonts.map(({ font, files }) => ({
    ...font,
    styles: files.map(({ name }, at) => ({
      style: font.styles[at]?.style ?? '',
      relationshipId: relate('font', name),
    })),
  }));
  return { xml: presentationXml({ edition, settings, masters, slides, notesMaster, fonts }), relationships };
}
