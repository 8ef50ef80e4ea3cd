import type { Readable } from 'node:stream';
import type { Counter, Metrics } from '@livery/telemetry';
import { type BlobFile, BlobStore, type ByteRange, BytesMissing } from './blob-store.ts';

type Operation = 'put' | 'open' | 'head' | 'delete' | 'list';

/** Counts what another store does. */
export class MeasuredBlobStore extends BlobStore {
  private readonly operations: Counter<'operation' | 'outcome'>;
  private readonly storedBytes: Counter;

  constructor(
    private readonly store: BlobStore,
    metrics: Metrics,
  ) {
    super();
    this.operations = metrics.counter({
      name: 'livery_blob_operations_total',
      help: 'Operations on the blob store',
      labels: ['operation', 'outcome'],
    });
    this.storedBytes = metrics.counter({
      name: 'livery_blob_stored_bytes_total',
      help: 'Bytes written to the blob store',
    });
  }

  async put(file: BlobFile, key: string): Promise<void> {
    await this.counted('put', () => this.store.put(file, key));
    this.storedBytes.add({}, file.size);
  }

  open(key: string, range?: ByteRange): Promise<Readable> {
    return this.counted('open', () => this.store.open(key, range));
  }

  head(key: string): Promise<{ readonly size: number } | null> {
    return this.counted('head', () => this.store.head(key));
  }

  delete(key: string): Promise<void> {
    return this.counted('delete', () => this.store.delete(key));
  }

  list(after: string, limit: number): Promise<readonly string[]> {
    return this.counted('list', () => this.store.list(after, limit));
  }

  close(): Promise<void> {
    return this.store.close();
  }

  private async counted<T>(operation: Operation, work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      this.operations.add({ operation, outcome: 'done' });
      return result;
    } catch (error) {
      this.operations.add({ operation, outcome: error instanceof BytesMissing ? 'missing' : 'failed' });
      throw error;
    }
  }
}
