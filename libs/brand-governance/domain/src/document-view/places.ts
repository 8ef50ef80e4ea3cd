import type { Address, Paint, Paragraph, Provenance, Shape, Slide, Story, TextBody } from '@livery/office-model';
import type { ColorSurface } from '../color-surface.ts';
import type { TextFacts } from './text-facts.ts';

/** A slide, a layout or master that slides use, or a story of a text document. */
export class PlacedSheet {
  /** Groups before their children. */
  readonly shapes: PlacedShape[] = [];
  /** Where a value stands that its texts set. */
  readonly textCause: Provenance;

  /**
   * @param slide null for layouts, masters and stories
   * @param story null for slides, layouts and masters
   * @param cause where a value stands that the sheet's own shapes set
   */
  constructor(
    readonly address: Address,
    readonly slide: Slide | null,
    readonly story: Story | null,
    readonly part: string,
    readonly cause: Provenance,
  ) {
    this.textCause = { ...cause, source: 'run' };
  }
}

export interface PlacedShape {
  readonly shape: Shape;
  readonly address: Address;
  readonly sheet: PlacedSheet;
  /** The enclosing group or SmartArt graphic. */
  readonly parent: PlacedShape | null;
  /** Its own text, paragraphs joined by line breaks; not that of cells or of a chart. */
  readonly text: string;
}

export type TextSurfaceName = ColorSurface & ('text' | 'table_text' | 'chart_text' | 'smartart_text' | 'notes_text');

/** A text body of the document. */
export interface TextPlace {
  readonly surface: TextSurfaceName;
  readonly address: Address;
  readonly part: string;
  readonly body: TextBody;
  readonly facts: TextFacts;
  readonly sheet: PlacedSheet | null;
  readonly shape: PlacedShape | null;
  /** What the body itself lies on: the fill of its cell or shape. */
  readonly ground: Paint | null;
  /** Where a value stands that the text itself sets. */
  readonly cause: Provenance;
}

/** One paragraph with its runs joined. */
export interface ParagraphPlace {
  readonly place: TextPlace;
  readonly paragraph: Paragraph;
  readonly text: string;
}

/** A layout or a master: what it draws stands behind every slide. */
export function isBehindSlides({ slide, story }: PlacedSheet): boolean {
  return slide === null && story === null;
}

/** Whether a reader sees the text: on a slide or on a page. */
export function isSeen(place: TextPlace): boolean {
  if (place.surface === 'notes_text' || place.shape?.shape.hidden) return false;
  return place.sheet?.slide != null || (place.sheet?.story != null && isShown(place));
}

/** Whether the text is part of what a document looks like: comments wear the look of the program that shows them. */
export function isShown({ sheet }: TextPlace): boolean {
  return sheet?.story?.kind !== 'comment';
}

/** The shape is part of a SmartArt graphic. */
export function isInSmartArt({ address }: PlacedShape): boolean {
  for (let at = address.parent; at !== null; at = at.parent) if (at.step.kind === 'smartart') return true;
  return false;
}

/** The address of a paragraph of a text, or of a story. */
export function paragraphAddress({ address }: Pick<TextPlace, 'address'>, paragraph: Paragraph): Address {
  const { number: index } = paragraph;
  const step: Address['step'] =
    paragraph.flow === null ? { kind: 'paragraph', index } : { kind: 'paragraph', index, paragraph };
  return { parent: address, step };
}

/** The address of the run in which this character of the paragraph stands. */
export function characterAddress({ place, paragraph }: ParagraphPlace, offset: number): Address {
  return runAddress(place, paragraph, paragraph.runs.indexAt(offset));
}

export function runAddress(place: TextPlace, paragraph: Paragraph, run: number): Address {
  return { parent: paragraphAddress(place, paragraph), step: { kind: 'run', index: run } };
}
