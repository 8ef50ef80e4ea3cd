import type { Property } from './expected-record.ts';

/** Where a difference was found: the slide, or the kind of story, and the paragraph style that the other program names. */
export interface DifferingRun {
  readonly text: string;
  readonly place: number | string;
  readonly style: string | null | undefined;
}

/** One difference between a value of the engine and the expected one. */
export interface Difference {
  readonly property: Property;
  readonly mine: string | number | null;
  readonly expected: string | number | null;
  readonly run: DifferingRun;
  /** Squeezed text of the paragraph. */
  readonly paragraph: string;
}
