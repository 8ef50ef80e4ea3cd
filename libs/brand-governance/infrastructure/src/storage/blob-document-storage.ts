import { rm } from 'node:fs/promises';
import type { Blobs } from '@livery/blobs';
import {
  type ArrivingDocument,
  DocumentStorage,
  type ReceivedDocument,
  type StagedDocument,
  type StoredDocument,
} from '@livery/brand-governance-application';
import { TransferableFile } from '@livery/file-transfer';
import type { SpoolDirectory } from '@livery/http';
import { resourceMissing, type Tenant, type Transaction } from '@livery/kernel';
import { CopiedDocument } from './copied-document.ts';
import { DOCUMENT_ROLE } from './document-role.ts';
import type { DocumentWriter } from './document-writer.ts';
import { documentsUnavailable } from './documents-unavailable.ts';

/** Stores documents as blobs. They are first copied to the disk of this machine. */
export class BlobDocumentStorage extends DocumentStorage<TransferableFile> {
  constructor(
    private readonly blobs: Blobs,
    private readonly spools: SpoolDirectory,
    private readonly writer: DocumentWriter,
  ) {
    super();
  }

  async prepare(
    tenant: Tenant,
    { format, bytes }: Pick<ReceivedDocument<TransferableFile>, 'format' | 'bytes'>,
  ): Promise<ArrivingDocument> {
    const path = await this.emptyFile();
    return new CopiedDocument(this.blobs, { tenant, format, size: bytes.length, path });
  }

  async store(tenant: Tenant, document: ReceivedDocument<TransferableFile>): Promise<StoredDocument> {
    const arriving = await this.prepare(tenant, document);
    try {
      const contentSha256 = await this.writer.write(document.bytes, arriving.copy.path);
      arriving.copy.complete(contentSha256);
      return {
        contentSha256,
        copy: arriving.copy,
        staged: () => arriving.staged(),
        [Symbol.asyncDispose]: () => arriving[Symbol.asyncDispose](),
      };
    } catch (error) {
      await arriving[Symbol.asyncDispose]();
      throw error;
    }
  }

  async load(tenant: Tenant, contentSha256: string): Promise<TransferableFile | null> {
    const blob = await this.blobs.open(tenant, contentSha256);
    if (blob === null) return null;
    const bytes = new TransferableFile(blob.size, () => new RangeError('The stored document has grown.'));
    try {
      const chunks: AsyncIterable<Uint8Array> = await blob.open();
      for await (const chunk of chunks) bytes.append(chunk);
      return bytes;
    } catch (error) {
      bytes.free();
      throw error;
    }
  }

  stored(tenant: Tenant, contentSha256: string): StagedDocument {
    return {
      keep: async (holder, transaction) => {
        const isStored = await this.blobs.refer(tenant, contentSha256, { holder, role: DOCUMENT_ROLE }, transaction);
        if (!isStored) throw resourceMissing();
      },
      discard: async () => undefined,
    };
  }

  release(tenant: Tenant, holder: string, transaction: Transaction): Promise<void> {
    return this.blobs.releaseHolders(tenant, [holder], transaction);
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
