import { DomainError } from '@livery/kernel';
import type { ArrivingDocument, StagedDocument } from './ports/document-storage.ts';

/** How long a check waits for the store after its document was judged, in milliseconds. */
const PATIENCE_MS = 2_000;
/** For how long nothing is given to a store that has failed, so that not every check waits for it. */
const AWAY_MS = 10_000;

/** Decides how long checks wait for a store that is slow, silent or away. A verdict needs no stored document. */
export class StorePatience {
  private triesAgainAt = 0;

  constructor(
    /** Waits, or rejects when the signal is aborted. */
    private readonly pause: (ms: number, signal: AbortSignal) => Promise<unknown>,
    private readonly patienceMs = PATIENCE_MS,
  ) {}

  /** Whether the store has not failed lately. */
  get isWorthTrying(): boolean {
    return performance.now() >= this.triesAgainAt;
  }

  /** @returns the prepared document; null if the disk of this machine cannot take its copy */
  async prepared(preparing: Promise<ArrivingDocument>): Promise<ArrivingDocument | null> {
    return preparing.catch((error: unknown) => this.failed(error));
  }

  /** @returns what was stored; null if the store could not take it in time. What it takes later is removed, since nothing refers to it */
  async staged(arriving: ArrivingDocument): Promise<StagedDocument | null> {
    const waiting = new AbortController();
    const late = this.pause(this.patienceMs, waiting.signal).then(
      () => null,
      () => null,
    );
    try {
      const staged = await Promise.race([arriving.staged(), late]);
      this.triesAgainAt = staged === null ? performance.now() + AWAY_MS : 0;
      return staged;
    } catch (error) {
      return this.failed(error);
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
