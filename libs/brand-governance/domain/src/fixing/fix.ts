import type { Address, ColorSurface, DeclinedEdit, DocumentChange, Provenance } from '@livery/office-model';
import type { TextPosition } from '../document-view/text-positions.ts';

/** Why nothing is written in the place of what a check found. */
export type Unfixable =
  | DeclinedEdit
  /** The check knows nothing that should stand there. */
  | 'not_fixable'
  /** The text is code: only a `map` says which font it gets. */
  | 'code_font';

/** One position of an occurrence; within a text body when the occurrence has its positions there. */
export type FixPosition = TextPosition | { readonly address: Address; readonly body: null };

/** What should stand in the place of what a check found, once for all occurrences that share their facts. */
export interface Fix {
  readonly kind: DocumentChange['kind'];
  /** Where the value is set. Without a location it is set at each position itself. */
  readonly cause: Pick<Provenance, 'source' | 'part' | 'location'>;
  /** The surface that shows the value. Of texts it is left out, since it is that of the text body; null for what no surface shows. */
  readonly surface?: ColorSurface | null;
  /** The changes that are made at a position, or for all positions where the value is set. */
  readonly changesAt: (position: FixPosition) => readonly DocumentChange[];
  /** What overrides the value at a position if it is set elsewhere. It is left out where nothing can override it. */
  readonly overrideAt?: (position: FixPosition) => readonly DocumentChange[];
  /**
   * Why nothing is written at a position; null where something is. It is asked for the first position of an occurrence, with which the others
   * have what decides in common.
   */
  readonly declinedAt?: (position: FixPosition) => Unfixable | null;
}

/** Says what should stand there, or why nobody can say. It is asked only for findings that are shown. */
export type FixMaker = () => Fix | Unfixable;
