import { MalformedXml, type OoxmlPackage, type Relationship } from '@livery/office-package';
import type { SourceDeck } from '../parts/source-deck.ts';
import { readAppProperties } from '../presentation/app-properties.ts';
import type { PresentationPart } from '../presentation/presentation-part.ts';

/** How much of a presentation its one-slide decks leave out. */
export interface LeftOut {
  /** The comments on its slides, classic and modern, with their answers. */
  readonly comments: number;
  readonly sections: number;
  readonly customShows: number;
  /** 1 when the file has macros. */
  readonly macros: number;
  readonly signatures: number;
  /** The parts of document properties: core, extended and custom ones, unless they only name the program, which is kept. */
  readonly documentProperties: number;
  /** 1 when the file has a picture of its first page. */
  readonly thumbnail: number;
  /** The notes of slides without a notes master, without which notes cannot be shown. */
  readonly notes: number;
}

const PROPERTIES: ReadonlySet<string> = new Set(['core-properties', 'extended-properties', 'custom-properties']);

/** @param slideParts the slides whose comments and notes count. @throws PackageRefused when relationships or comments cannot be read */
export function countLeftOut(deck: SourceDeck, presentation: PresentationPart, slideParts: Iterable<string>): LeftOut {
  const ofPackage = deck.relationships('/').filter((relationship) => deck.leadsToPart(relationship));
  const origin = deck.related('/', 'origin');
  const signatures = origin === undefined ? [] : deck.relationships(origin).filter(({ kind }) => kind === 'signature');
  const parts = [...slideParts];
  return {
    comments: parts.reduce((sum, part) => sum + commentsOf(deck, part), 0),
    sections: presentation.sections,
    customShows: presentation.customShows,
    macros: deck.related(deck.file.mainPart, 'vbaProject') === undefined ? 0 : 1,
    signatures: signatures.length,
    documentProperties: propertiesOf(deck, ofPackage),
    thumbnail: ofPackage.some(({ kind }) => kind === 'thumbnail') ? 1 : 0,
    notes: parts.filter((part) => hasLooseNotes(deck, part)).length,
  };
}

function propertiesOf(deck: SourceDeck, ofPackage: readonly Relationship[]): number {
  const kept = readAppProperties(deck).isProgramOnly ? 1 : 0;
  return ofPackage.filter(({ kind }) => PROPERTIES.has(kind)).length - kept;
}

function hasLooseNotes(deck: SourceDeck, slidePart: string): boolean {
  const notes = deck.related(slidePart, 'notesSlide');
  return notes !== undefined && deck.related(notes, 'notesMaster') === undefined;
}

function commentsOf(deck: SourceDeck, slidePart: string): number {
  const parts = deck.relationships(slidePart).filter((one) => one.kind === 'comments' && deck.leadsToPart(one));
  return parts.reduce((sum, { target }) => sum + countComments(deck.file, target), 0);
}

/** Comments and answers. A part that is not well-formed has none. */
function countComments(file: OoxmlPackage, part: string): number {
  let count = 0;
  const open = (name: string): void => {
    if (/[:}](?:cm|reply)$/.test(name)) count += 1;
  };
  try {
    file.scan(part, { open, close: () => undefined });
  } catch (error) {
    if (!(error instanceof MalformedXml)) throw error;
  }
  return count;
}
