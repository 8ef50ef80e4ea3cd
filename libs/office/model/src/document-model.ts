import type { Presentation, Slide } from './presentation.ts';
import type { TextDocument } from './text-document.ts';

/** A document in which every value is resolved and has a provenance. It is plain data, and all that checks get to see. */
export type DocumentModel = Presentation | TextDocument;

/** The slides of a deck; empty for a text document. */
export function slidesOf(model: DocumentModel): readonly Slide[] {
  return model.format === 'pptx' ? model.slides : [];
}
