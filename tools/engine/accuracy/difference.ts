import type { Property } from './expected-record.ts';

/** The run that has a difference. */
export interface DifferingRun {
  readonly text: string;
  /** The number of the slide, or the kind of story of a text document. */
  readonly slideOrStory: number | string;
  /** The paragraph style that the other program names. */
  readonly style: string | null | undefined;
}

/** One difference between a value of the engine and the expected one. */
export interface Difference {
  readonly property: Property;
  readonly mine: string | number | null;
  readonly expected: string | number | null;
  readonly run: DifferingRun;
  /** The text of the paragraph without white space. */
  readonly paragraph: string;
}
