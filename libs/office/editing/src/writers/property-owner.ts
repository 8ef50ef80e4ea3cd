import type { ElementDraft } from '../xml/element-draft.ts';

/**
 * Properties of text or of a shape that an edit writes: they are written already, or their element is made when it is needed. Those of a
 * style are never added to, since an edit changes what the style sets.
 */
export interface PropertyOwner {
  readonly properties: ElementDraft | undefined;
  readonly make?: () => ElementDraft | undefined;
}
