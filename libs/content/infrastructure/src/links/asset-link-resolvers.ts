import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import type { FileRepository, LibraryAssetRepository } from '@livery/content-application';
import { isDeleted, type StoredFile } from '@livery/content-domain';
import type { AssetPictures } from './asset-pictures.ts';
import { ASSET_CONTENT, ASSET_PREVIEW } from './link-uses.ts';
import type { ReleasedAssets } from './released-assets.ts';

/** Opens links to the content of assets, as files to save. */
export class AssetLinkResolver extends LinkResolver {
  readonly use: string = ASSET_CONTENT;

  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly files: FileRepository,
    private readonly released: ReleasedAssets,
    private readonly pictures: AssetPictures,
  ) {
    super();
  }

  async resolve(link: SignedLink): Promise<LinkedBlob | null> {
    const content = await this.contentOf(link);
    if (content === null) return null;
    const { contentHash: sha256, filename, mediaType } = content;
    return { sha256, filename, mediaType };
  }

  override async picture(link: SignedLink): Promise<LinkedBlob | null> {
    const content = await this.contentOf(link);
    return content === null ? null : this.pictures.find(link.tenant, content);
  }

  private async contentOf(link: SignedLink): Promise<StoredFile | null> {
    const [asset] = await this.assets.findMany(link.tenant, [link.record]);
    if (asset === undefined || isDeleted(asset)) return null;
    if (!(await this.released.permit(asset, link))) return null;
    return this.files.findByContent(link.tenant, link.record, link.contentHash);
  }
}

/** Opens links to the pictures of assets, to be shown. */
export class AssetPreviewLinkResolver extends AssetLinkResolver {
  override readonly use = ASSET_PREVIEW;

  override resolve(link: SignedLink): Promise<LinkedBlob | null> {
    return this.picture(link);
  }
}
