import type { Blobs } from '@livery/blobs';
import { FileStorage, type StagedFile, type UploadedFile } from '@livery/content-application';
import type { Tenant, Transaction } from '@livery/kernel';

/** The role in which a file record refers to its bytes. */
const ROLE = 'content';

/** Stores the bytes of files as blobs. Each file record holds one reference. */
export class BlobFileStorage extends FileStorage {
  constructor(private readonly blobs: Blobs) {
    super();
  }

  async stage(tenant: Tenant, upload: UploadedFile, mediaType: string): Promise<StagedFile> {
    const staged = await this.blobs.stage(tenant, upload, mediaType);
    return {
      keep: (fileId, transaction) => this.blobs.keep(staged, { holder: fileId, role: ROLE }, transaction),
    };
  }

  release(tenant: Tenant, fileIds: readonly string[], transaction: Transaction): Promise<void> {
    return this.blobs.releaseHolders(tenant, fileIds, transaction);
  }
}
