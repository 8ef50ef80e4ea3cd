import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import type { FileRepository, LibraryAssetRepository, ReviewPolicyRepository } from '@livery/content-application';
import { imageApproval, isDeleted, type LibraryAsset } from '@livery/content-domain';
import type { Clock } from '@livery/kernel';
import { isShowable } from './is-showable.ts';
import { ASSET_CONTENT, ASSET_PREVIEW } from './link-uses.ts';

/** Opens links to the content of assets, as files to save. */
export class AssetLinkResolver extends LinkResolver {
  readonly use: string = ASSET_CONTENT;

  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly files: FileRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly clock: Clock,
  ) {
    super();
  }

  async resolve(link: SignedLink): Promise<LinkedBlob | null> {
    const [asset] = await this.assets.findMany(link.tenant, [link.record]);
    if (asset === undefined || isDeleted(asset)) return null;
    if (link.audience === 'released' && !(await this.isReleased(asset, link))) return null;
    const content = await this.files.findByContent(link.tenant, link.record, link.contentHash);
    if (content === null) return null;
    const { contentHash: sha256, filename, mediaType } = content;
    return this.offer({ sha256, filename, mediaType });
  }

  /** How the content is offered to the reader; null if it is not. */
  protected offer(blob: LinkedBlob): LinkedBlob | null {
    return blob;
  }

  private async isReleased(asset: LibraryAsset, { tenant, contentHash }: SignedLink): Promise<boolean> {
    if (asset.contentHash !== contentHash) return false;
    return imageApproval(asset, await this.policies.current(tenant), this.clock.now()).canRelease;
  }
}

/** Opens links to the pictures of assets, to be shown. */
export class AssetPreviewLinkResolver extends AssetLinkResolver {
  override readonly use = ASSET_PREVIEW;

  protected override offer(blob: LinkedBlob): LinkedBlob | null {
    return isShowable(blob.mediaType) ? { ...blob, disposition: 'inline' } : null;
  }
}
