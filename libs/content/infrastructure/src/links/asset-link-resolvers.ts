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
  ) {
    super();
  }

  async resolve(link: SignedLink): Promise<LinkedBlob | null> {
    const [asset] = await this.assets.findMany(link.tenant, [link.record]);
    if (asset === undefined || isDeleted(asset)) return null;
    if (!(await this.released.permit(asset, link))) return null;
    const content = await this.files.findByContent(link.tenant, link.record, link.contentHash);
    return content === null ? null : this.offer(content);
  }

  /** How the content is offered to the reader; null if it is not. */
  protected async offer({ contentHash: sha256, filename, mediaType }: StoredFile): Promise<LinkedBlob | null> {
    return { sha256, filename, mediaType };
  }
}

/** Opens links to the pictures of assets, to be shown. */
export class AssetPreviewLinkResolver extends AssetLinkResolver {
  override readonly use = ASSET_PREVIEW;

  constructor(
    assets: LibraryAssetRepository,
    files: FileRepository,
    released: ReleasedAssets,
    private readonly pictures: AssetPictures,
  ) {
    super(assets, files, released);
  }

  protected override offer(content: StoredFile): Promise<LinkedBlob | null> {
    return this.pictures.find(content.tenant, content);
  }
}
