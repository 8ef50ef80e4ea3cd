import { type BlobStore, eraseUnscopedBytes, openBlobStore } from '@livery/blobs';
import { connectDatabase, eraseOrganization as eraseEverywhere } from '@livery/app-composition';
import { DomainError } from '@livery/kernel';
import type { Database } from '@livery/persistence';
import { PlatformOperator } from '@livery/platform-infrastructure';
import { SystemClock } from '@livery/runtime';
import { FLAG, organizationIdOf, readArguments } from '../arguments.ts';
import type { Run } from '../command.ts';
import { blobStoreOptionsOf } from '../config.ts';
import { printCounts } from '../print-counts.ts';
import { UsageError } from '../usage-error.ts';
import { withPlatform } from '../with-platform.ts';

export const eraseOrganization: Run = async (words, { environment, print }) => {
  const given = readArguments(words, { yes: FLAG }, 1);
  const id = given.word(0, 'The organization');
  const organizationId = organizationIdOf(id);
  if (!given.isSet('yes')) throw new UsageError(`This erases ${id} for good. Add --yes to do so.`);
  const blobStore = blobStoreOptionsOf(environment);
  await withPlatform(environment, connectDatabase, async (platform, database) => {
    await platform.get(PlatformOperator).setStatus(organizationId, 'suspended');
    printCounts(await eraseEverywhere(database, organizationId), print);
    const store = await openBlobStore(blobStore);
    try {
      await eraseBytes({ database, store }, organizationId, print);
    } finally {
      await store.close();
    }
  });
  print(`${id} is erased.`);
};

/** Deletes the bytes of the files. The rows are already erased, so a failure of the store only leaves this to the worker. */
async function eraseBytes(
  resources: { readonly database: Database; readonly store: BlobStore },
  organizationId: string,
  print: (line: string) => void,
): Promise<void> {
  try {
    const deleted = await eraseUnscopedBytes({ ...resources, clock: new SystemClock() }, organizationId);
    print(`${deleted} stored objects are deleted.`);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    print('The store of files does not answer. The worker deletes the stored objects when it does.');
  }
}
