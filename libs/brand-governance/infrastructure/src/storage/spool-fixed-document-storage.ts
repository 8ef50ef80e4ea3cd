import { rm } from 'node:fs/promises';
import type { Blobs } from '@livery/blobs';
import {
  type FixedContent,
  FixedDocumentStorage,
  type SpooledFix,
  type StagedDocument,
} from '@livery/brand-governance-application';
import type { SpoolDirectory } from '@livery/http';
import type { Tenant } from '@livery/kernel';
import { DOCUMENT_ROLE } from './document-role.ts';
import { documentsUnavailable } from './documents-unavailable.ts';

/** Stores fixed documents as blobs. They are first written to the disk of this machine. */
export class SpoolFixedDocumentStorage extends FixedDocumentStorage {
  constructor(
    private readonly blobs: Blobs,
    private readonly spools: SpoolDirectory,
  ) {
    super();
  }

  async spool(): Promise<SpooledFix> {
    const { path, handle } = await this.spools.openFile().catch((error: unknown) => {
      throw documentsUnavailable(error);
    });
    await handle.close();
    return {
      path,
      stage: (tenant, content) => this.stage(path, tenant, content),
      [Symbol.asyncDispose]: () => rm(path, { force: true }).catch(() => undefined),
    };
  }

  private async stage(path: string, tenant: Tenant, content: FixedContent): Promise<StagedDocument> {
    const { sha256, sizeBytes: size, mediaType } = content;
    const staged = await this.blobs.stage(tenant, { path, size, sha256 }, mediaType);
    return {
      keep: (holder, transaction) => this.blobs.keep(staged, { holder, role: DOCUMENT_ROLE }, transaction),
      discard: (transaction) => this.blobs.discard(staged, transaction),
    };
  }
}
