import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import type { LibraryAssetRepository } from '@livery/content-application';
import { isDeleted, type LibraryAsset } from '@livery/content-domain';
import type { AssetPictures } from './asset-pictures.ts';
import { isShowable } from './is-showable.ts';
import { ASSET_PUBLISHED } from './link-uses.ts';
import type { ReleasedAssets } from './released-assets.ts';

/** Opens links that were stored or published: to the present content of an asset, as long as that is approved. */
export class PublishedLinkResolver extends LinkResolver {
  readonly use = ASSET_PUBLISHED;

  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly released: ReleasedAssets,
    private readonly pictures: AssetPictures,
  ) {
    super();
  }

  async resolve(link: SignedLink): Promise<LinkedBlob | null> {
    const asset = await this.assetOf(link);
    if (asset === null) return null;
    const { contentHash: sha256, filename, mediaType } = asset;
    return { sha256, filename, mediaType, ...(isShowable(mediaType) && { disposition: 'inline' }) };
  }

  override async picture(link: SignedLink): Promise<LinkedBlob | null> {
    const asset = await this.assetOf(link);
    return asset === null ? null : this.pictures.find(link.tenant, asset);
  }

  private async assetOf({ tenant, record }: SignedLink): Promise<LibraryAsset | null> {
    const [asset] = await this.assets.findMany(tenant, [record]);
    const isOffered = asset !== undefined && !isDeleted(asset) && (await this.released.isPublished(asset));
    return isOffered ? asset : null;
  }
}
