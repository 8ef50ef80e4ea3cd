import type { ValueSource } from './value-source.ts';

/** Where an effective value was set (effective values, section 9). */
export interface Provenance {
  readonly source: ValueSource;
  /** The part that says it: `/ppt/slideLayouts/slideLayout2.xml`; null for a built-in value. */
  readonly part: string | null;
  /** The element as a location, `layout[Title Only]/shape[1]`; null when the value is set where it is seen. */
  readonly location: string | null;
  /** The place in words, fit to follow "in": `the layout "Title Only"`. */
  readonly name: string;
}
