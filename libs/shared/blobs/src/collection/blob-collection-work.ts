import { BackgroundWork } from '@livery/messaging';
import type { UnscopedBlobCollection } from './unscoped-blob-collection.ts';

/** The background work of this library: it collects blobs at each sweep of the worker. */
export class BlobCollectionWork extends BackgroundWork {
  readonly wakeUp = 'blobs';
  private running: Promise<void> | null = null;
  private stopped = false;

  constructor(
    private readonly collection: UnscopedBlobCollection,
    private readonly report: (error: unknown) => void,
  ) {
    super();
  }

  wake(): void {
    if (this.stopped) return;
    this.running ??= this.collection
      .run(() => this.stopped)
      .catch(this.report)
      .finally(() => (this.running = null));
  }

  /** Another worker takes over what is left after `milliseconds`. */
  async stop(milliseconds: number): Promise<void> {
    this.stopped = true;
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise((resolve) => {
      timer = setTimeout(resolve, milliseconds);
    });
    await Promise.race([this.running, timedOut]);
    clearTimeout(timer);
  }
}
