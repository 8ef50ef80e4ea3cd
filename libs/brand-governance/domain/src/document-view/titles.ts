import type { DocumentView } from './document-view.ts';
import type { ParagraphPlace, PlacedShape, PlacedSheet, TextPlace } from './places.ts';

/** A slide with its title. */
export interface Title {
  readonly sheet: PlacedSheet;
  readonly shape: PlacedShape;
  /** Paragraphs joined by line breaks. */
  readonly text: string;
}

/** The titles of the slides that have one: the first title placeholder with text. */
export function titlesOf(view: DocumentView): readonly Title[] {
  return view.slides.flatMap((sheet) => {
    const shape = sheet.shapes.find((one) => isTitle(one) && bodyText(one) !== '');
    return shape === undefined ? [] : [{ sheet, shape, text: bodyText(shape) }];
  });
}

/** The paragraphs of all titles, and the headings of a text document. */
export function titleParagraphs(view: DocumentView): readonly ParagraphPlace[] {
  return view.paragraphs.filter((paragraph) =>
    paragraph.place.sheet?.slide ? isTitlePlace(paragraph.place) : isHeading(paragraph),
  );
}

/** The headings of the body of a text document, in its order. */
export function headingsOf(view: DocumentView): readonly ParagraphPlace[] {
  return view.paragraphs.filter((one) => one.place.sheet?.story?.kind === 'body' && isHeading(one));
}

function isHeading({ paragraph, text }: ParagraphPlace): boolean {
  return paragraph.flow !== null && paragraph.flow.style.headingLevel !== null && text.trim() !== '';
}

export function isTitle({ shape }: PlacedShape): boolean {
  return shape.placeholder?.type === 'title' || shape.placeholder?.type === 'ctrTitle';
}

/** The text of a shape, trimmed; its paragraphs are joined by line breaks. */
export function bodyText({ text }: PlacedShape): string {
  return text.trim();
}

function isTitlePlace({ shape }: TextPlace): boolean {
  return shape !== null && isTitle(shape);
}
