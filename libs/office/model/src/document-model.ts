import type { Presentation, Slide } from './presentation.ts';
import type { TextDocument } from './text-document.ts';

/** A document with every value resolved and its origin known: plain data, the whole input of the checks. */
export type DocumentModel = Presentation | TextDocument;

/** The slides of a deck; none of any other document. */
export function slidesOf(model: DocumentModel): readonly Slide[] {
  return model.format === 'pptx' ? model.slides : [];
}
