import { type PagesRequest, type PreviewRepository, Previews } from '@livery/content-application';
import { type LibraryAsset, type KnownPreview, renderableOf } from '@livery/content-domain';
import type { Actor, Tenant, Transaction } from '@livery/kernel';
import type { PreviewJobs } from './preview-jobs.ts';

/** Starts a job for each content that has to be rendered. */
export class JobPreviews extends Previews {
  constructor(
    private readonly previews: PreviewRepository,
    private readonly jobs: PreviewJobs,
  ) {
    super();
  }

  of(
    tenant: Tenant,
    contentHashes: readonly string[],
    transaction?: Transaction,
  ): Promise<ReadonlyMap<string, KnownPreview>> {
    return this.previews.findSettled(tenant, contentHashes, transaction);
  }

  async request(asset: LibraryAsset, requestedBy: Actor | null, transaction: Transaction): Promise<void> {
    const { tenant, contentHash, mediaType } = asset;
    if (renderableOf(mediaType) === null) return;
    const queued = await this.previews.queue(tenant, [contentHash], transaction);
    await this.jobs.startEach(tenant, queued, requestedBy, transaction);
  }

  async requestPages(
    tenant: Tenant,
    { sourceHash, pageCount, pages, requestedBy }: PagesRequest,
    transaction: Transaction,
  ): Promise<void> {
    const hashes = pages.map(({ hash }) => hash);
    const queued = new Set(await this.previews.queue(tenant, hashes, transaction));
    const wanted = pages
      .filter(({ hash }) => queued.has(hash))
      .map(({ index, hash }) => ({ index, contentHash: hash }));
    if (wanted.length > 0)
      await this.jobs.start(tenant, { sourceHash, pages: wanted, pageCount }, requestedBy, transaction);
  }
}
