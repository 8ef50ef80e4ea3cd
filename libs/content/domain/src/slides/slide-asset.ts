import { fileStem, type Tenant } from '@livery/kernel';

/** What was found in a slide. */
export interface SlideFacts {
  /** The place of the slide in the presentation from which it came, from 0. */
  readonly index: number;
  readonly isHidden: boolean;
  readonly title: string;
  readonly text: string;
  /** The text of the speaker notes. */
  readonly notes: string;
  readonly layoutName: string;
  readonly fonts: readonly string[];
  /** Such as `#1F497D`. */
  readonly colors: readonly string[];
  /** Such as `16:9`. */
  readonly aspectRatio: string;
  /** SHA-256 over the names and the contents of the parts of the slide's file, in hexadecimal digits. */
  readonly contentHash: string;
}

/** A slide of the library: a presentation of one slide. The asset of the same UUID holds the rest. */
export interface SlideAsset extends SlideFacts {
  readonly id: string;
  readonly tenant: Tenant;
  /** The uploaded file from which the slide was made; null if the slide was sent by itself. */
  readonly sourceFileId: string | null;
}

/** The most slides of one split, and of one set. */
export const MAX_SLIDES = 300;

/** In characters. What is longer is found by search, but not kept in the record. */
const MAX_TITLE = 500;
const MAX_TEXT = 10_000;
const MAX_NAMES = 100;
/** In characters. */
const MAX_NAME = 200;
/** In characters, with the ending. */
const MAX_STEM = 200;

/** Defines a slide. Texts that are too long for a record are cut. */
export function defineSlideAsset(
  facts: SlideFacts,
  { id, tenant, sourceFileId }: Pick<SlideAsset, 'id' | 'tenant' | 'sourceFileId'>,
): SlideAsset {
  const { index, isHidden, aspectRatio, contentHash } = facts;
  return {
    id,
    tenant,
    sourceFileId,
    index,
    isHidden,
    title: startOf(facts.title, MAX_TITLE),
    text: startOf(facts.text, MAX_TEXT),
    notes: startOf(facts.notes, MAX_TEXT),
    layoutName: startOf(facts.layoutName, MAX_TITLE),
    fonts: facts.fonts.slice(0, MAX_NAMES).map((font) => startOf(font, MAX_NAME)),
    colors: facts.colors.slice(0, MAX_NAMES),
    aspectRatio,
    contentHash,
  };
}

/** What a slide is called if nobody names it: by its title, or by its presentation and its number. */
export function slideName({ title, index }: SlideFacts, presentation: string): string {
  const words = startOf(title.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim(), MAX_NAME).trim();
  if (words !== '') return words;
  const number = `, slide ${index + 1}`;
  return `${startOf(fileStem(presentation), MAX_NAME - number.length)}${number}`;
}

/** What the file of a slide is called. */
export function slideFilename({ index }: SlideFacts, presentation: string): string {
  return `${startOf(fileStem(presentation), MAX_STEM)}-${index + 1}.pptx`;
}

/** The text by which a slide is found. */
export function searchableText({ text, notes }: SlideFacts): string {
  return notes === '' ? text : `${text}\n${notes}`;
}

/** The beginning of a text, in characters, without lone surrogates. NUL, which PostgreSQL cannot store, is left out. */
function startOf(text: string, most: number): string {
  const clean = text.replaceAll('\u0000', '').toWellFormed();
  return clean.length <= most
    ? clean
    : Array.from(clean.slice(0, 2 * most))
        .slice(0, most)
        .join('')
        .toWellFormed();
}
