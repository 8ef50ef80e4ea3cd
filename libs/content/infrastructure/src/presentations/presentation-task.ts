import type { LeftOut } from '@livery/content-application';
import type { SlideFacts } from '@livery/content-domain';

/** What is asked of a child. The bytes that come with a split are the presentation, those that come with a merge all files in a row. */
export type PresentationTask = SplitTask | MergeTask;

export interface SplitTask {
  readonly kind: 'split';
  /** Null for all slides. */
  readonly indexes: readonly number[] | null;
  readonly from: number;
  readonly mostSlides: number;
  /** After so many slides, or bytes, the child answers. */
  readonly roundSlides: number;
  readonly roundBytes: number;
}

export interface MergeTask {
  readonly kind: 'merge';
  /** The sizes of the presentations of one slide. */
  readonly sizes: readonly number[];
  /** The size of the template, which follows them; null if there is none. */
  readonly templateSize: number | null;
}

/** Why a file was refused: the members of a `DomainError`. */
export interface Refusal {
  readonly kind: string;
  readonly code: string;
  readonly message: string;
}

export type PresentationAnswer =
  | { readonly refused: Refusal }
  /** The number of slides is not what was asked for. */
  | { readonly miscounted: { readonly slideCount: number; readonly wanted: number; readonly outside: number | null } }
  | { readonly incompatible: { readonly message: string; readonly decks: readonly number[] } }
  | { readonly split: SplitAnswer }
  | { readonly merged: { readonly size: number } };

/** The files of the slides follow in a row. */
export interface SplitAnswer {
  readonly slideCount: number;
  readonly wanted: number;
  readonly leftOut: LeftOut;
  readonly slides: readonly { readonly facts: SlideFacts; readonly size: number }[];
}
