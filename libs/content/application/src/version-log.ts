import type { AssetContent, AssetVersion, LibraryAsset } from '@livery/content-domain';
import { type Actor, type Clock, newId, type Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { Previews } from './ports/previews.ts';
import type { TextIndexing } from './ports/text-indexing.ts';

export interface VersionOrigin {
  readonly note: string;
  /** Null if a background job acts for nobody. */
  readonly requestedBy: Actor | null;
  /** The text of the content is stored already. */
  readonly isTextStored?: boolean;
  /** The content is rendered as a page of another file, which the caller requests. */
  readonly isPageOfSource?: boolean;
}

/** Keeps the versions of assets. */
export class VersionLog {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly textIndexing: TextIndexing,
    private readonly previews: Previews,
    private readonly clock: Clock,
  ) {}

  /** Keeps the current content of an asset as its current version, and has its text read and its preview rendered in the background. */
  async append(
    asset: LibraryAsset,
    content: AssetContent,
    { note, requestedBy, isTextStored = false, isPageOfSource = false }: VersionOrigin,
    transaction: Transaction,
  ): Promise<AssetVersion> {
    const version: AssetVersion = {
      id: newId(),
      tenant: asset.tenant,
      assetId: asset.id,
      number: asset.currentVersion,
      fileId: content.fileId,
      contentHash: content.contentHash,
      sizeBytes: content.sizeBytes,
      note,
      createdBy: requestedBy,
      created: this.clock.now(),
    };
    await this.assets.insertVersion(version, transaction);
    if (!isTextStored) await this.textIndexing.request(asset, requestedBy, transaction);
    if (!isPageOfSource) await this.previews.request(asset, requestedBy, transaction);
    return version;
  }
}
