import type { Presentation, Slide } from '@livery/office-model';
import { PackageRefused } from '@livery/office-package';
import { type ComposedPart, contentHash, writeParts } from '../parts/composed-part.ts';
import type { PackedTexts } from '../parts/hashed-data.ts';
import { colorsOf, fontsOf, plainText, textOf, titleOf } from './slide-texts.ts';

/**
 * One slide of a presentation as a deck of its own. Title, text, notes, layout name, fonts and colours are read when one of them is asked
 * for, once for the whole presentation; then they throw PackageRefused `file_corrupt` when the slide is not well-formed.
 */
export interface SplitSlide {
  /** Zero-based, in the presentation. */
  readonly index: number;
  readonly isHidden: boolean;
  /** On one line; '' without a title. */
  readonly title: string;
  /** One line for each paragraph, without dates, footers and slide numbers. */
  readonly text: string;
  readonly notes: string;
  readonly layoutName: string;
  /** The typefaces of its text, in alphabetical order. */
  readonly fonts: readonly string[];
  /** `#RRGGBB`, in the order of their numbers. */
  readonly colors: readonly string[];
  /** The SHA-256 over part names and inflated bytes, in hexadecimal digits (see `contentHash`). */
  readonly contentHash: string;
  /** The deck as a .pptx file. */
  readonly bytes: Uint8Array;
}

/** Reads the presentation when it is first asked for. */
export type ModelOfDeck = () => Presentation;

export class ComposedSlide implements SplitSlide {
  readonly contentHash: string;
  readonly bytes: Uint8Array;

  constructor(
    readonly index: number,
    readonly isHidden: boolean,
    parts: readonly ComposedPart[],
    texts: PackedTexts,
    private readonly model: ModelOfDeck,
  ) {
    this.contentHash = contentHash(parts);
    this.bytes = writeParts(parts, texts);
  }

  get title(): string {
    return titleOf(this.slide);
  }

  get text(): string {
    return textOf(this.slide);
  }

  get notes(): string {
    return plainText(this.slide.notes);
  }

  get layoutName(): string {
    return this.slide.layout;
  }

  get fonts(): readonly string[] {
    return fontsOf(this.slide.shapes);
  }

  get colors(): readonly string[] {
    return colorsOf(this.slide);
  }

  private get slide(): Slide {
    const slide = this.model().slides[this.index];
    if (slide === undefined) throw new RangeError(`The presentation has no slide ${this.index}.`);
    if (slide.unread) throw new PackageRefused('file_corrupt', 'A slide is not well-formed.', slide.part);
    return slide;
  }
}
