import type { AssetContent, AssetVersion, LibraryAsset } from '@livery/content-domain';
import { type Actor, type Clock, newId, type Transaction } from '@livery/kernel';
import type { LibraryAssetRepository } from './ports/library-asset.repository.ts';
import type { TextIndexing } from './ports/text-indexing.ts';

export interface VersionOrigin {
  readonly note: string;
  readonly requestedBy: Actor;
  /** The text of the content is stored already. */
  readonly isTextStored?: boolean;
}

/** Keeps the versions of assets. */
export class VersionLog {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly textIndexing: TextIndexing,
    private readonly clock: Clock,
  ) {}

  /** Keeps the current content of an asset as its current version, and has its text read in the background if it is not stored. */
  async append(
    asset: LibraryAsset,
    content: AssetContent,
    { note, requestedBy, isTextStored = false }: VersionOrigin,
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
    return version;
  }
}
