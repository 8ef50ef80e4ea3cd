import { TextIndexing } from '@livery/content-application';
import type { LibraryAsset } from '@livery/content-domain';
import type { Jobs } from '@livery/jobs';
import { type Actor, publicId, type Transaction } from '@livery/kernel';
import { WRITE_LIBRARY } from '../http/content-scopes.ts';
import { hasReadableText } from './office-file-types.ts';

/** The kind of the jobs that read the text of an asset. */
export const INDEX_TEXT = 'content.index_text';

/** Starts a job for each content that can have text. */
export class JobTextIndexing extends TextIndexing {
  constructor(private readonly jobs: Jobs) {
    super();
  }

  async request(asset: LibraryAsset, createdBy: Actor | null, transaction: Transaction): Promise<void> {
    if (!hasReadableText(asset.mediaType)) return;
    const payload = { asset: publicId('asset', asset.id), content_hash: asset.contentHash };
    await this.jobs.start(asset.tenant, { kind: INDEX_TEXT, payload, scopes: WRITE_LIBRARY, createdBy }, transaction);
  }
}
