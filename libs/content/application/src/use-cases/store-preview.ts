import type { PreviewOutcome } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { FileStorage, StagedFile } from '../ports/file-storage.ts';
import type { PreviewRepository, QueuedPreview } from '../ports/preview.repository.ts';
import type { RenderedPage } from '../ports/renderer.ts';

const PNG = 'image/png';

/** How a rendering ended, with the bytes of its picture if it has one. */
export interface StagedPreview {
  readonly preview: QueuedPreview;
  readonly outcome: PreviewOutcome;
  readonly staged: StagedFile | null;
}

/** Keeps the pictures of contents. */
export class StorePreview {
  constructor(
    private readonly previews: PreviewRepository,
    private readonly storage: FileStorage,
  ) {}

  /** Stores the bytes of a picture. Call it before the transaction. @throws DomainError `unavailable` */
  async stage(tenant: Tenant, preview: QueuedPreview, page: RenderedPage): Promise<StagedPreview> {
    const { path, size, sha256, width, height } = page;
    const staged = await this.storage.stage(tenant, { path, size, sha256, filename: undefined, mediaType: PNG }, PNG);
    return { preview, outcome: { state: 'ready', picture: { sha256, width, height } }, staged };
  }

  /** Stores how a rendering ended, and keeps its picture, unless nobody waits for it any more. */
  async execute(tenant: Tenant, { preview, outcome, staged }: StagedPreview, transaction: Transaction): Promise<void> {
    // Bytes are locked before previews, as everywhere.
    await staged?.keep(preview.id, transaction);
    const isWanted = await this.previews.settle(tenant, preview, outcome, transaction);
    if (!isWanted && staged !== null) await this.storage.release(tenant, [preview.id], transaction);
  }
}
