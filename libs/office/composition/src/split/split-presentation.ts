import type { Presentation } from '@livery/office-model';
import { PackageRefused } from '@livery/office-package';
import { readPresentation } from '@livery/office-reading';
import { PackedTexts } from '../parts/hashed-data.ts';
import { SourceDeck } from '../parts/source-deck.ts';
import { readPresentationPart } from '../presentation/presentation-part.ts';
import { aspectRatio } from './aspect-ratio.ts';
import { fontsInUse } from './fonts-in-use.ts';
import { countLeftOut, type LeftOut } from './left-out.ts';
import { SlideComposer } from './slide-composer.ts';
import { readIsHidden } from './slide-head.ts';
import { ComposedSlide, type SplitSlide } from './split-slide.ts';

const MAX_SLIDES = 300;

/** Which slides are split. */
export interface SplitOptions {
  /** Their indexes from 0; all slides by default. */
  readonly slides?: readonly number[];
  /** The largest number of slides that the presentation may have, 300 by default. */
  readonly maxSlides?: number;
}

/** A presentation whose slides can be had as decks of their own. */
export interface SplitPresentation {
  /** The number of slides of the presentation, whichever of them are split. */
  readonly slideCount: number;
  readonly leftOut: LeftOut;
  /** The proportions of the slides: `16:9`. */
  readonly aspectRatio: string;
  /** One at a time, so that only one deck is in memory. @throws PackageRefused when a part is damaged that the next slide needs */
  slides(): Iterable<SplitSlide>;
}

/**
 * Splits a presentation into valid decks of one slide, each with only the parts that it needs. Equal slides of different files become
 * equal decks where their parts are equal. A presentation without slides gives no decks.
 * @throws PackageRefused when the file cannot be read, is no presentation or has too many slides; RangeError for a slide that it does not have
 */
export function splitPresentation(file: Uint8Array, options: SplitOptions = {}): SplitPresentation {
  const deck = SourceDeck.open(file);
  const presentation = readPresentationPart(deck);
  const parts = slidesOf(deck, presentation.slides);
  const { maxSlides = MAX_SLIDES, slides = parts.keys() } = options;
  if (parts.length > maxSlides) throw tooMany(parts.length, maxSlides);
  const chosen = [...slides].map((index) => ({ index, part: partAt(parts, index) }));
  const { width, height } = presentation.slideSize;
  let read: Presentation | undefined;
  const model = (): Presentation => (read ??= readPresentation(deck.file));
  const texts = new PackedTexts();
  const composer = new SlideComposer(deck, presentation, texts);
  return {
    slideCount: parts.length,
    leftOut: countLeftOut(deck, presentation, new Set(chosen.map(({ part }) => part))),
    aspectRatio: aspectRatio(width, height),
    *slides() {
      for (const { index, part } of chosen) {
        const isHidden = readIsHidden(deck, part);
        const composed = composer.compose(part, fontsInUse(presentation, model, index));
        yield new ComposedSlide(index, isHidden, composed, texts, model);
      }
    },
  };
}

/** The parts of the slides in their order. */
function slidesOf(deck: SourceDeck, ids: readonly string[]): readonly string[] {
  const { mainPart } = deck.file;
  const found = new Map(deck.relationships(mainPart).map((relationship) => [relationship.id, relationship]));
  return ids.map((id) => {
    const relationship = found.get(id);
    if (relationship !== undefined && deck.leadsToPart(relationship)) return relationship.target;
    throw new PackageRefused('file_corrupt', 'The presentation lists a slide that is not in the file.', mainPart);
  });
}

function partAt(parts: readonly string[], index: number): string {
  const part = parts[index];
  if (part === undefined) throw new RangeError(`The presentation has no slide ${index}.`);
  return part;
}

function tooMany(count: number, maxSlides: number): PackageRefused {
  return new PackageRefused(
    'archive_too_large',
    `The presentation has ${count} slides; at most ${maxSlides} are split.`,
  );
}
