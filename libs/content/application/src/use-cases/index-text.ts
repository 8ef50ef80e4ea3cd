import { isDeleted } from '@livery/content-domain';
import type { Tenant, Transaction } from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { AssetSearch, ExtractedFileText } from '../ports/asset-search.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';

export interface IndexTextInput {
  readonly tenant: Tenant;
  readonly assetId: string;
  /** The content from which the text was read. */
  readonly contentHash: string;
  readonly extracted: ExtractedFileText;
}

/** Makes an asset findable by the text of its content, unless it has other content by now. */
export class IndexText {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly assetSearch: AssetSearch,
    private readonly recorder: AssetRecorder,
  ) {}

  async execute({ tenant, assetId, contentHash, extracted }: IndexTextInput, transaction: Transaction): Promise<void> {
    const [asset] = await this.assets.findManyForUpdate(tenant, [assetId], transaction);
    if (asset === undefined || isDeleted(asset) || asset.contentHash !== contentHash) return;
    await this.assetSearch.storeText(tenant, contentHash, extracted, transaction);
    await this.recorder.makeFindable(tenant, [asset], transaction);
  }
}
