import { DomainError } from '@livery/kernel';
import type { ArrivingDocument, StagedDocument } from './ports/document-storage.ts';

/** A check waits for the store for so long after its document was judged, in milliseconds. */
const PATIENCE_MS = 2_000;
/** It waits longer for a large document: a store that takes 4 MB in a second is slow and not away. */
const BYTES_IN_A_MILLISECOND = 4_000;
/** A request that needs the store waits longer for it. Then its caller is asked to send it again. */
const LAST_PATIENCE_MS = 5_000;
const RETRY_AFTER_SECONDS = 5;
/** Nothing is given to a store that has failed for so long, so that not every check waits for it. */
const AWAY_MS = 10_000;

/** Decides how long requests wait for a store that is slow, silent or away. A verdict needs no stored document. */
export class StorePatience {
  private triesAgainAt = 0;

  constructor(
    /** Waits, or rejects when the signal is aborted. */
    private readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>,
  ) {}

  /** Whether the store has not failed lately. */
  get isWorthTrying(): boolean {
    return performance.now() >= this.triesAgainAt;
  }

  /** @returns the prepared document; null if the disk of this machine cannot take its copy */
  async prepared(preparing: Promise<ArrivingDocument>): Promise<ArrivingDocument | null> {
    return preparing.catch((error: unknown) => this.failed(error));
  }

  /**
   * Waits for the store, the longer the larger the document is (`size` in bytes).
   * @returns what was stored; null if the store could not take it in time. What it takes later is removed, since nothing refers to it
   */
  async staged(arriving: ArrivingDocument, size: number): Promise<StagedDocument | null> {
    try {
      return await this.awaited(arriving.staged(), PATIENCE_MS + size / BYTES_IN_A_MILLISECOND);
    } catch (error) {
      return this.failed(error);
    }
  }

  /**
   * The same for a request that needs what is stored.
   * @throws DomainError `unavailable`, also if the store takes too long
   */
  async needed(staging: Promise<StagedDocument>, size: number): Promise<StagedDocument> {
    const staged = await this.awaited(staging, LAST_PATIENCE_MS + size / BYTES_IN_A_MILLISECOND);
    if (staged === null) throw storeTooSlow();
    return staged;
  }

  /** @returns null if the store takes too long */
  private async awaited(staging: Promise<StagedDocument>, ms: number): Promise<StagedDocument | null> {
    const waiting = new AbortController();
    const late = this.pause(ms, waiting.signal).then(
      () => null,
      () => null,
    );
    try {
      const staged = await Promise.race([staging, late]);
      this.triesAgainAt = staged === null ? performance.now() + AWAY_MS : 0;
      return staged;
    } finally {
      waiting.abort();
    }
  }

  /** @throws the error, unless it says that nothing can be stored now */
  private failed(error: unknown): null {
    if (!(error instanceof DomainError) || error.kind !== 'unavailable') throw error;
    this.triesAgainAt = performance.now() + AWAY_MS;
    return null;
  }
}

function storeTooSlow(): DomainError {
  const message = 'The store of files does not answer right now. Try again.';
  return new DomainError('unavailable', 'unavailable', message, { retryAfter: RETRY_AFTER_SECONDS });
}
