import type { NotEvaluated } from '../verdict.ts';
import type { Paint } from './paint.ts';
import type { Shape } from './shape.ts';
import type { TextBody } from './text-body.ts';

/** One slide, fully resolved. */
export interface Slide {
  /** Zero based, order of `p:sldIdLst`. */
  readonly index: number;
  /** `p:sldId@id`: survives a change of the order. */
  readonly id: string;
  readonly part: string;
  /** Name of the layout; empty when there is none. */
  readonly layout: string;
  readonly hidden: boolean;
  readonly background: Paint;
  readonly shapes: readonly Shape[];
  /** The text of the notes page's body placeholder. */
  readonly notes: TextBody;
}

/** A document with every value resolved and its origin known: plain data, the whole input of the checks. */
export interface DocumentModel {
  readonly format: 'pptx';
  readonly slides: readonly Slide[];
  readonly notEvaluated: readonly NotEvaluated[];
  /** Parts that are needed and are not well-formed. */
  readonly unreadableParts: readonly string[];
}
