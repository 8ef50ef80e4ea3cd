import type { Edition } from '../parts/edition.ts';
import type { EmbeddedFont, PresentationPart } from './presentation-part.ts';

/** Masters and layouts share one space of ids, which begins here (ECMA-376 Part 1, 19.7.13). */
export const FIRST_MASTER_ID = 2_147_483_648;
/** The smallest id that a slide may have (ECMA-376 Part 1, 19.7.12). */
export const FIRST_SLIDE_ID = 256;

/** An entry of a list of `presentation.xml`. */
export interface ListedPart {
  readonly id: number;
  readonly relationshipId: string;
}

/** What a composed `presentation.xml` says. */
export interface ComposedPresentation {
  readonly edition: Edition;
  readonly settings: Pick<PresentationPart, 'attributes' | 'slideSize' | 'notesSize' | 'kinsoku' | 'defaultTextStyle'>;
  readonly masters: readonly ListedPart[];
  readonly slides: readonly ListedPart[];
  /** The relationship id of the notes master; undefined when there is none. */
  readonly notesMaster: string | undefined;
  readonly fonts: readonly EmbeddedFont[];
}

/** The XML of `presentation.xml`, with its elements in the order of the schema (ECMA-376 Part 1, 19.2.1.26). */
export function presentationXml(presentation: ComposedPresentation): string {
  const { edition, settings, masters, slides, notesMaster, fonts } = presentation;
  const conformance = edition.isStrict ? ' conformance="strict"' : '';
  const namespaces = `xmlns:a="${edition.drawing}" xmlns:r="${edition.relationships}" xmlns:p="${edition.presentation}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<p:presentation ${namespaces}${conformance}${settings.attributes}>`,
    list('sldMasterIdLst', masters.map(listed('sldMasterId'))),
    notesMaster === undefined ? '' : list('notesMasterIdLst', [`<p:notesMasterId r:id="${notesMaster}"/>`]),
    list('sldIdLst', slides.map(listed('sldId'))),
    `<p:sldSz${settings.slideSize.attributes}/><p:notesSz${settings.notesSize}/>`,
    fonts.length === 0 ? '' : list('embeddedFontLst', fonts.map(fontXml)),
    settings.kinsoku,
    settings.defaultTextStyle,
    '</p:presentation>',
  ].join('');
}

function list(name: string, entries: readonly string[]): string {
  return `<p:${name}>${entries.join('')}</p:${name}>`;
}

function listed(name: string): (part: ListedPart) => string {
  return ({ id, relationshipId }) => `<p:${name} id="${id}" r:id="${relationshipId}"/>`;
}

function fontXml({ attributes, styles }: EmbeddedFont): string {
  const files = styles.map(({ style, relationshipId }) => `<p:${style} r:id="${relationshipId}"/>`);
  return `<p:embeddedFont><p:font${attributes}/>${files.join('')}</p:embeddedFont>`;
}
