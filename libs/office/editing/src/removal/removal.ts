import type { DeclinedEdit, DocumentEdit } from '@livery/office-model';
import type { OoxmlPackage } from '@livery/office-package';
import type { PartByteEdits } from '../spliced-part.ts';
import type { PartGraph } from './part-graph.ts';

/** What a removal needs to know. */
export interface RemovalContext {
  readonly file: OoxmlPackage;
  readonly graph: PartGraph;
  /** The slides that go, by their parts. */
  readonly removedSlides: ReadonlySet<string>;
  /** The slides whose comments go, by their parts. */
  readonly uncommentedSlides: ReadonlySet<string>;
}

/** What one removal takes away: parts, with all that mentions them, and bytes of other parts. */
export interface Removal {
  readonly parts: readonly string[];
  readonly edits: PartByteEdits;
  /** What stood there, in words: `Notes of the slide`. */
  readonly before: string;
}

/** Plans one kind of removal; says why it is declined. @throws PackageRefused, MalformedXml */
export type PlanRemoval = (context: RemovalContext, edit: DocumentEdit) => Removal | DeclinedEdit;

export const NO_EDITS: PartByteEdits = new Map();
export const NOTHING = new Uint8Array();
