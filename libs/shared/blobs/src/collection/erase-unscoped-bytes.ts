import type { Clock } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import type { BlobStore } from '../store/blob-store.ts';
import { UnscopedCondemnedObjects } from './unscoped-condemned-objects.ts';

const BATCH = 200;

/**
 * Deletes the bytes of an organization after its erasure was committed. If this fails, the worker deletes them.
 * @returns the number of deleted objects
 * @throws DomainError `unavailable`
 */
export async function eraseUnscopedBytes(
  resources: { readonly database: Database; readonly store: BlobStore; readonly clock: Clock },
  organizationId: string,
): Promise<number> {
  const condemned = new UnscopedCondemnedObjects(resources.database, resources.store, resources.clock);
  let deleted = 0;
  for (let batch = BATCH; batch === BATCH; deleted += batch) batch = await condemned.deleteOf(organizationId, BATCH);
  return deleted;
}
