import type { ValueSource } from '@livery/office-model';
import type { ColorSurface } from './color-surface.ts';
import type { Severity } from './severity.ts';

/** At most this many findings leave one inspection (hostile-input limits); the rest are said to be left out. */
export const MAX_FINDINGS = 10_000;

/** At most this many locations stand in one finding, then one entry `… and N more`. */
export const MAX_LOCATIONS = 200;

/** One deviation with all its occurrences. The first location decides the single-valued fields. */
export interface Finding {
  /** Sixteen hexadecimal digits, `-2`, `-3` … for equal anchors: the same for the same defect in two versions of a document. */
  readonly id: string;
  /** Dotted type of the check: `color.off_palette`. */
  readonly type: string;
  readonly severity: Severity;
  /** One line, the same for equal findings. */
  readonly title: string;
  /** The actual value, the nearest allowed one, where it comes from and where to fix it. */
  readonly detail: string;
  readonly autoFixable: boolean;
  /** Zero based, order of `p:sldIdLst`; null for text documents and for findings on the whole file. */
  readonly slideIndex: number | null;
  /** Zero-based z-order of the top-level shape. */
  readonly shapeIndex: number | null;
  readonly paragraphIndex: number | null;
  /** Text documents only: 1-based estimate. */
  readonly pageNumber: number | null;
  readonly pageNumbers: readonly number[];
  readonly paragraphIndexes: readonly number[];
  /** Where the value is set, and so where to mend it. */
  readonly source: ValueSource;
  /** `#RRGGBB` before alpha; set together with `colorSurface`. */
  readonly actualColor: string | null;
  readonly colorSurface: ColorSurface | null;
  /** Paths such as `slide[3]/shape[5]/paragraph[1]/run[0]`. */
  readonly locations: readonly string[];
}
