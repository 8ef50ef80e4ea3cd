import type { Address, Paint, Paragraph, Provenance, Shape, Slide, Story, TextBody } from '@livery/office-model';
import type { ColorSurface } from '../color-surface.ts';
import type { TextFacts } from './text-facts.ts';

/**
 * What holds shapes and texts of a document: a slide, a layout or master that slides use, or a story of a text document.
 */
export class Container {
  /** All shapes of the container. A group stands before its children. */
  readonly shapes: LocatedShape[] = [];
  /** The provenance of values that the texts of the container set themselves. */
  readonly textCause: Provenance;

  /**
   * @param slide the slide; null for layouts, masters and stories
   * @param story the story; null for slides, layouts and masters
   * @param part the name of the part that holds the container: `/ppt/slides/slide1.xml`
   * @param cause the provenance of values that the shapes of the container set themselves
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

/** A shape with its address in the document. */
export interface LocatedShape {
  readonly shape: Shape;
  readonly address: Address;
  readonly container: Container;
  /** The enclosing group or SmartArt graphic; null for a shape that lies in none. */
  readonly parent: LocatedShape | null;
  /** The shape's own text, its paragraphs joined by line breaks. The texts of cells and of chart elements are not in it. */
  readonly text: string;
  /** It lies completely beside its slide, where only authors see it. */
  readonly parked: boolean;
}

export type TextSurfaceName = ColorSurface & ('text' | 'table_text' | 'chart_text' | 'smartart_text' | 'notes_text');

/** A text body with its address in the document: the text of a shape, of a cell, of a chart element, of notes or of a story. */
export interface LocatedBody {
  readonly surface: TextSurfaceName;
  readonly address: Address;
  readonly paragraphs: TextBody;
  readonly facts: TextFacts;
  readonly container: Container;
  /** The shape that holds the text; null for notes and stories. */
  readonly shape: LocatedShape | null;
  /** The fill of the cell or shape that holds the text; null when it has none of its own. */
  readonly ground: Paint | null;
  /** The provenance of values that the text sets itself. */
  readonly cause: Provenance;
}

/** A paragraph with the text body that holds it. */
export interface LocatedParagraph {
  readonly body: LocatedBody;
  readonly paragraph: Paragraph;
  /** The text of the paragraph, its runs joined. */
  readonly text: string;
}

/** Whether a container is a layout or a master, whose shapes are drawn behind those of every slide that uses it. */
export function isBehindSlides({ slide, story }: Container): boolean {
  return slide === null && story === null;
}

/** Whether a reader sees a text on a slide or a page. Speaker notes, hidden or parked shapes, layouts and comments are not seen there. */
export function isOnPage(body: LocatedBody): boolean {
  if (body.surface === 'notes_text' || body.shape?.shape.hidden || body.shape?.parked) return false;
  const { slide, story } = body.container;
  return slide !== null || (story !== null && isOutsideComments(body));
}

/**
 * Whether somebody sees the format that the file gives a text. Word shows comments in a format of its own, and parked shapes are seen by
 * authors only.
 */
export function hasSeenFormat(body: LocatedBody): boolean {
  return isOutsideComments(body) && !body.shape?.parked;
}

function isOutsideComments({ container }: LocatedBody): boolean {
  return container.story?.kind !== 'comment';
}

/** Whether a shape, or what is in one, is part of a SmartArt graphic. */
export function isInSmartArt({ address }: Pick<LocatedShape, 'address'>): boolean {
  for (let at = address.parent; at !== null; at = at.parent) if (at.step.kind === 'smartart') return true;
  return false;
}

/** The address of a paragraph of a text body or of a container. */
export function paragraphAddress({ address }: Pick<LocatedBody, 'address'>, paragraph: Paragraph): Address {
  const { number: index } = paragraph;
  const step: Address['step'] =
    paragraph.flow === null ? { kind: 'paragraph', index } : { kind: 'paragraph', index, paragraph };
  return { parent: address, step };
}

/** The address of the run that holds a character of a paragraph. @param offset of the character in the paragraph, zero based */
export function characterAddress({ body, paragraph }: LocatedParagraph, offset: number): Address {
  return runAddress(body, paragraph, paragraph.runs.indexAt(offset));
}

/** The address of a run. @param run the zero-based number of the run in its paragraph */
export function runAddress(body: LocatedBody, paragraph: Paragraph, run: number): Address {
  return { parent: paragraphAddress(body, paragraph), step: { kind: 'run', index: run } };
}
