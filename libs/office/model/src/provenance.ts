import type { ValueSource } from './value-source.ts';

/** Where an effective value was set (effective values, section 9). */
export interface Provenance {
  readonly source: ValueSource;
  /** The part that sets the value: `/ppt/slideLayouts/slideLayout2.xml`; null for a built-in value. */
  readonly part: string | null;
  /** The location of the element that sets the value: `layout[Title Only]/shape[1]`; null when it is the element that shows the value. */
  readonly location: string | null;
  /** The name of that element in a sentence, behind "in": `the layout "Title Only"`. */
  readonly name: string;
}
