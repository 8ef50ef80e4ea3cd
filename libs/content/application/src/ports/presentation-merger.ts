import type { Tenant } from '@livery/kernel';
import type { MadeFile } from './presentation-splitter.ts';

/** What a presentation is composed of, by the SHA-256 of stored files. */
export interface MergeOrder {
  /** Presentations of one slide, in order. */
  readonly slides: readonly string[];
  /** The presentation whose size and defaults win; null if the first slide's do. */
  readonly template: string | null;
}

/** A composed presentation on the local disk. Disposing of it removes it. */
export interface MergedPresentation extends MadeFile, AsyncDisposable {}

/** Slides that do not fit together. */
export class SlidesDisagree extends Error {
  /** @param places those of the slides in the order, from 0 */
  constructor(
    message: string,
    readonly places: readonly number[],
  ) {
    super(message);
  }
}

/** Composes slides to one presentation, in a process of its own. */
export abstract class PresentationMerger {
  /**
   * Organizations take turns.
   * @throws SlidesDisagree; DomainError `archive_too_large`, `file_too_complex`, `unavailable`, and as reading the template; the reason of
   *   the signal
   */
  abstract merge(tenant: Tenant, order: MergeOrder, signal: AbortSignal): Promise<MergedPresentation>;
}
