import type { DocumentView } from './document-view.ts';
import type { Container, LocatedBody, LocatedParagraph, LocatedShape } from './located-content.ts';

/** A slide with its title. */
export interface Title {
  readonly slide: Container;
  readonly shape: LocatedShape;
  /** The text of the title, its paragraphs joined by line breaks. */
  readonly text: string;
}

/** The titles of the slides that have one: the first title placeholder with text. */
export function titlesOf(view: DocumentView): readonly Title[] {
  return view.slides.flatMap((slide) => {
    const shape = slide.shapes.find((one) => isTitle(one) && trimmedText(one) !== '');
    return shape === undefined ? [] : [{ slide, shape, text: trimmedText(shape) }];
  });
}

/** The paragraphs of all titles in a deck, or the headings of a text document. */
export function titleParagraphs(view: DocumentView): readonly LocatedParagraph[] {
  return view.paragraphs.filter((paragraph) =>
    paragraph.body.container.slide ? isTitleBody(paragraph.body) : isHeading(paragraph),
  );
}

/** The headings in the body of a text document, in document order. */
export function headingsOf(view: DocumentView): readonly LocatedParagraph[] {
  return view.paragraphs.filter((one) => one.body.container.story?.kind === 'body' && isHeading(one));
}

function isHeading({ paragraph, text }: LocatedParagraph): boolean {
  return paragraph.flow !== null && paragraph.flow.style.headingLevel !== null && text.trim() !== '';
}

export function isTitle({ shape }: LocatedShape): boolean {
  return shape.placeholder?.type === 'title' || shape.placeholder?.type === 'ctrTitle';
}

/** The text of a shape, trimmed, its paragraphs joined by line breaks. */
export function trimmedText({ text }: LocatedShape): string {
  return text.trim();
}

/** Whether a text is the title of a slide. */
export function isTitleBody({ shape }: LocatedBody): boolean {
  return shape !== null && isTitle(shape);
}
