import { rm } from 'node:fs/promises';
import type { Blobs } from '@livery/blobs';
import {
  type ArrivingDocument,
  type DocumentBytes,
  DocumentStorage,
  type ReceivedDocument,
} from '@livery/brand-governance-application';
import type { SpoolDirectory } from '@livery/http';
import type { Tenant } from '@livery/kernel';
import { CopiedDocument } from './copied-document.ts';
import { documentsUnavailable } from './documents-unavailable.ts';

/** Stores documents as blobs. They are first copied to the disk of this machine. */
export class BlobDocumentStorage extends DocumentStorage {
  constructor(
    private readonly blobs: Blobs,
    private readonly spools: SpoolDirectory,
  ) {
    super();
  }

  async prepare(tenant: Tenant, { format, bytes }: ReceivedDocument<DocumentBytes>): Promise<ArrivingDocument> {
    const path = await this.emptyFile();
    return new CopiedDocument(this.blobs, { tenant, format, size: bytes.length, path });
  }

  private async emptyFile(): Promise<string> {
    try {
      const { path, handle } = await this.spools.openFile();
      await handle.close().catch(() => rm(path, { force: true }));
      return path;
    } catch (error) {
      throw documentsUnavailable(error);
    }
  }
}
