import {
  libraryAssetResource,
  type LibraryFolderRepository,
  type LibraryLinks,
  type MissingContent,
  type PlacedAsset,
  type Previews,
  publishedAssetResource,
  type ReviewPolicyRepository,
} from '@livery/content-application';
import type { LibraryAssetResource } from '@livery/content-contracts';
import type { LibraryAsset } from '@livery/content-domain';
import type { Clock, Principal } from '@livery/kernel';
import type { LibraryLinkFactory } from '../links/library-link-factory.ts';

/** Represents assets for a caller, with their folders, approval and links. */
export class LibraryPresenter {
  constructor(
    private readonly folders: LibraryFolderRepository,
    private readonly policies: ReviewPolicyRepository,
    private readonly previews: Previews,
    private readonly content: MissingContent,
    private readonly links: LibraryLinkFactory,
    private readonly clock: Clock,
  ) {}

  /**
   * Publishable keys get only what may be released: a search also finds assets whose bytes are missing.
   * @param origin the URL by which the caller has reached the server
   */
  async present(
    { tenant, credential }: Principal,
    origin: string,
    assets: readonly LibraryAsset[],
  ): Promise<readonly LibraryAssetResource[]> {
    const folderIds = new Set(assets.flatMap(({ folderId }) => (folderId === null ? [] : [folderId])));
    const hashes = assets.map(({ contentHash }) => contentHash);
    const [found, policy, previews, missing] = await Promise.all([
      this.folders.findMany(tenant, [...folderIds]),
      this.policies.current(tenant),
      this.previews.of(tenant, hashes),
      this.content.among(tenant, hashes),
    ]);
    const folders = new Map(found.map((folder) => [folder.id, folder]));
    const links = this.linksFor(credential, origin);
    const surroundings = { folders, policy, previews, missing, now: this.clock.now(), links };
    if (credential !== 'publishable_key') return assets.map((asset) => libraryAssetResource(asset, surroundings));
    return assets
      .map((asset) => publishedAssetResource(asset, surroundings))
      .filter(({ image_approval }) => image_approval.canRelease);
  }

  /** Represents an asset that was changed in a unit of work. Nothing can be read until that is committed, so nothing is. */
  presentPlaced(
    { credential }: Principal,
    origin: string,
    { asset, folder, policy, preview, isContentMissing }: PlacedAsset,
  ): LibraryAssetResource {
    const folders = new Map(folder === null ? [] : [[folder.id, folder] as const]);
    const previews = new Map(preview === null ? [] : [[asset.contentHash, preview] as const]);
    const missing = new Set(isContentMissing ? [asset.contentHash] : []);
    const links = this.linksFor(credential, origin);
    return libraryAssetResource(asset, { folders, policy, previews, missing, now: this.clock.now(), links });
  }

  /** Represents one asset. */
  async presentOne(principal: Principal, origin: string, asset: LibraryAsset): Promise<LibraryAssetResource> {
    const [resource] = await this.present(principal, origin, [asset]);
    if (resource === undefined) throw new Error('An asset has a representation.');
    return resource;
  }

  private linksFor(credential: Principal['credential'], origin: string): LibraryLinks {
    return this.links.for({ origin, isPublic: credential === 'publishable_key' });
  }
}
