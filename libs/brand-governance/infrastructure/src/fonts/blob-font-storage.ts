import type { Blobs } from '@livery/blobs';
import { FontStorage, type StagedFont, type UploadedFont } from '@livery/brand-governance-application';
import type { Tenant, Transaction } from '@livery/kernel';

/** The role in which a font refers to its bytes. */
const ROLE = 'font';

/** Stores the files of fonts as blobs. */
export class BlobFontStorage extends FontStorage {
  constructor(private readonly blobs: Blobs) {
    super();
  }

  async stage(tenant: Tenant, upload: UploadedFont, contentType: string): Promise<StagedFont> {
    const staged = await this.blobs.stage(tenant, upload, contentType);
    return { keep: (fontId, transaction) => this.blobs.keep(staged, { holder: fontId, role: ROLE }, transaction) };
  }

  release(tenant: Tenant, fontId: string, transaction: Transaction): Promise<void> {
    return this.blobs.release(tenant, { holder: fontId, role: ROLE }, transaction);
  }
}
