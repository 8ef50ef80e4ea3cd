import type { Clock } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import type { BlobStore } from '../store/blob-store.ts';
import { type CollectionGrace, UnscopedBlobCollection } from './unscoped-blob-collection.ts';
import { UnscopedCondemnedObjects } from './unscoped-condemned-objects.ts';

/**
 * Collects once what is due now, and deletes its bytes. The worker does this by itself; this is for tests and tools.
 * @throws DomainError `unavailable`
 */
export function collectUnscopedBlobs(
  { database, store, clock }: { readonly database: Database; readonly store: BlobStore; readonly clock: Clock },
  grace: CollectionGrace,
): Promise<void> {
  const condemned = new UnscopedCondemnedObjects(database, store, clock);
  return new UnscopedBlobCollection(database, condemned, clock, grace).run();
}
