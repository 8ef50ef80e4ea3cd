import type { BlobStore } from './blob-store.ts';
import type { BlobStoreOptions } from './blob-store-options.ts';
import { DiskBlobStore } from './disk-blob-store.ts';

/** Opens the configured store. It connects when it is first used. The caller closes it. */
export async function openBlobStore(options: BlobStoreOptions): Promise<BlobStore> {
  if (options.kind === 'disk') return new DiskBlobStore(options.directory);
  // The SDK takes a quarter of a second to load, which processes with a local disk need not spend.
  const { S3BlobStore } = await import('./s3-blob-store.ts');
  return new S3BlobStore(options);
}
