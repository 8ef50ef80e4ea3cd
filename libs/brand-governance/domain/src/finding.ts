import type { ValueSource } from '@livery/office-model';
import type { ColorSurface } from './color-surface.ts';
import type { Severity } from './severity.ts';

/** How many findings one inspection returns at most (hostile-input limits). One more finding says how many are left out. */
export const MAX_FINDINGS = 10_000;

/** How many locations a finding lists at most. One more entry says `… and N more`. */
export const MAX_LOCATIONS = 200;

/** A deviation with all its occurrences. The first location decides the fields that have one value. */
export interface Finding {
  /**
   * Sixteen hexadecimal digits, with `-2`, `-3` and so on for equal identities. The same defect has the same id in two
   * versions of a document.
   */
  readonly id: string;
  /** The dotted type of the check: `color.off_palette`. */
  readonly type: string;
  readonly severity: Severity;
  /** One line, which is the same for findings of one kind. */
  readonly title: string;
  /** The actual value, the nearest allowed one, where it comes from and where to fix it. */
  readonly detail: string;
  readonly autoFixable: boolean;
  /**
   * The zero-based number of the slide in the order of `p:sldIdLst`; null for text documents and for findings on the whole
   * file.
   */
  readonly slideIndex: number | null;
  /** The zero-based z-order of the top-level shape. */
  readonly shapeIndex: number | null;
  readonly paragraphIndex: number | null;
  /** The estimated page of a text document, counted from 1; null for decks. */
  readonly pageNumber: number | null;
  readonly pageNumbers: readonly number[];
  readonly paragraphIndexes: readonly number[];
  /** Where the value is set, and so where to fix it. */
  readonly source: ValueSource;
  /** The colour as `#RRGGBB` without its opacity. It is set together with `colorSurface`. */
  readonly actualColor: string | null;
  readonly colorSurface: ColorSurface | null;
  /** Paths such as `slide[3]/shape[5]/paragraph[1]/run[0]`. */
  readonly locations: readonly string[];
  /** How often the deviation occurs, also where `locations` ends early. The locations of causes do not count. */
  readonly occurrences: number;
  /** How many of them are new since the finding was accepted. It is left out unless it was accepted with fewer. */
  readonly newOccurrences?: number;
  /** The findings of engine versions before 6 that it is made of. It is left out if it was one finding with this id. */
  readonly former?: readonly FormerFinding[];
}

/** A finding of a former engine version, by which acceptances and baselines may know it (ADR 0083). */
export interface FormerFinding {
  readonly id: string;
  readonly occurrences: number;
}
