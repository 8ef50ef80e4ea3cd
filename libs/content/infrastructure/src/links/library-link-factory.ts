import type { FileLinks, LibraryLinks } from '@livery/content-application';
import type { BlobLinks, LinkAudience } from '@livery/blobs';
import type { LibraryAsset, LibraryFolder, StoredFile } from '@livery/content-domain';
import type { Dashboard } from '@livery/http';
import { type Clock, publicId } from '@livery/kernel';
import { isShowable } from './is-showable.ts';
import { ASSET_CONTENT, ASSET_PREVIEW, ASSET_PUBLISHED, FILE_CONTENT } from './link-uses.ts';

/** In place of a hash, for a link that opens whatever content the asset has. */
const ANY_CONTENT = '0'.repeat(64);

/** For whom links are made. */
export interface LinkCaller {
  /** Such as `https://livery.example`. */
  readonly origin: string;
  /** Whether the answer is public, as that to a publishable key is. Its links open only what is released when they are opened. */
  readonly isPublic: boolean;
}

/** Makes signed links to the contents of the library. */
export class LibraryLinkFactory {
  constructor(
    private readonly links: BlobLinks,
    private readonly dashboard: Dashboard,
    private readonly clock: Clock,
  ) {}

  for({ origin, isPublic }: LinkCaller): LibraryLinks & FileLinks {
    const audience = isPublic ? 'released' : 'any';
    return {
      content: (asset) => (isPublic ? null : this.toAsset(asset, ASSET_CONTENT, audience, origin)),
      // The same link opens the content of a picture until its preview is ready.
      preview: (asset, rendered) =>
        rendered === 'failed' || (rendered === null && !isShowable(asset.mediaType))
          ? null
          : this.toAsset(asset, ASSET_PREVIEW, audience, origin),
      published: (asset) => (isPublic ? null : this.toPublished(asset, origin)),
      folder: (folder) => (isPublic ? null : this.toFolder(folder, origin)),
      icon: (iconId) => `${origin}/api/v1/icons/${iconId}/svg`,
      file: (file) => this.toFile(file, origin),
    };
  }

  private toAsset(
    { tenant, id, contentHash }: LibraryAsset,
    use: string,
    audience: LinkAudience,
    origin: string,
  ): string {
    return this.links.url({ tenant, use, record: id, contentHash, audience }, origin, this.clock.now());
  }

  private toPublished({ tenant, id }: LibraryAsset, origin: string): string {
    const link = { tenant, use: ASSET_PUBLISHED, record: id, contentHash: ANY_CONTENT, audience: 'released' } as const;
    return this.links.lastingUrl(link, origin);
  }

  /** People get a page, as long as the service has one. */
  private toFolder({ tenant, id }: LibraryFolder, origin: string): string {
    const folder = publicId('fold', id);
    const workspace = `${publicId('org', tenant.organizationId)}/${tenant.livemode ? 'live' : 'test'}`;
    const page = this.dashboard.addressOf(`${workspace}/library/folders/${folder}`, origin);
    return page ?? `${origin}/api/v1/library_assets?folder=${folder}`;
  }

  private toFile({ tenant, fileId, contentHash }: StoredFile, origin: string): string {
    const link = { tenant, use: FILE_CONTENT, record: fileId, contentHash, audience: 'any' } as const;
    return this.links.url(link, origin, this.clock.now());
  }
}
