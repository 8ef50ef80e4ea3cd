import type { SlideFacts } from '@livery/content-domain';
import type { Tenant } from '@livery/kernel';

/** A file on the local disk. */
export interface LocalFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/** A file that this service made. It is removed when its owner is disposed of. */
export interface MadeFile extends LocalFile {
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
}

/** A slide that became a presentation of its own. */
export interface MadeSlide extends MadeFile {
  readonly facts: SlideFacts;
}

/** How many things of a presentation no slide has kept. */
export interface LeftOut {
  readonly comments: number;
  readonly sections: number;
  readonly customShows: number;
  readonly macros: number;
  readonly signatures: number;
  readonly documentProperties: number;
  readonly thumbnails: number;
  /** Notes without a notes master, which cannot be shown. */
  readonly notes: number;
}

export interface SplitOrder {
  /** The indexes of the wanted slides, from 0; null for all. */
  readonly indexes: readonly number[] | null;
  /** How many of the wanted slides are passed over, because they were made before. */
  readonly from: number;
  /** How many slides the whole order may have. */
  readonly mostSlides: number;
}

/** Some of the wanted slides: as many as are held at a time, at least one while there are any. Disposing of it removes their files. */
export interface SplitRound extends AsyncDisposable {
  /** All slides of the presentation. */
  readonly slideCount: number;
  /** The number of wanted slides. */
  readonly wanted: number;
  readonly leftOut: LeftOut;
  readonly slides: readonly MadeSlide[];
}

/** Makes a presentation of each slide of a presentation, in a process of its own. */
export abstract class PresentationSplitter {
  /**
   * Organizations take turns.
   * @throws DomainError `slide_count_invalid`, `parameter_invalid`, the codes of files that cannot be read, `unavailable`; the reason of
   *   the signal
   */
  abstract split(tenant: Tenant, file: LocalFile, order: SplitOrder, signal: AbortSignal): Promise<SplitRound>;
}
