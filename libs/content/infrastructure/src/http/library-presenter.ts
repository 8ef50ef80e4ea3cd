import {
  libraryAssetResource,
  type LibraryFolderRepository,
  type LibraryLinks,
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
    private readonly links: LibraryLinkFactory,
    private readonly clock: Clock,
  ) {}

  /** @param origin the URL by which the caller has reached the server */
  async present(
    { tenant, credential }: Principal,
    origin: string,
    assets: readonly LibraryAsset[],
  ): Promise<readonly LibraryAssetResource[]> {
    const folderIds = new Set(assets.flatMap(({ folderId }) => (folderId === null ? [] : [folderId])));
    const [found, policy, previews] = await Promise.all([
      this.folders.findMany(tenant, [...folderIds]),
      this.policies.current(tenant),
      this.previews.of(
        tenant,
        assets.map(({ contentHash }) => contentHash),
      ),
    ]);
    const folders = new Map(found.map((folder) => [folder.id, folder]));
    const surroundings = { folders, policy, previews, now: this.clock.now(), links: this.linksFor(credential, origin) };
    const resource = credential === 'publishable_key' ? publishedAssetResource : libraryAssetResource;
    return assets.map((asset) => resource(asset, surroundings));
  }

  /** Represents an asset that was changed in a unit of work. Nothing can be read until that is committed, so nothing is. */
  presentPlaced(
    { credential }: Principal,
    origin: string,
    { asset, folder, policy, preview }: PlacedAsset,
  ): LibraryAssetResource {
    const folders = new Map(folder === null ? [] : [[folder.id, folder] as const]);
    const previews = new Map(preview === null ? [] : [[asset.contentHash, preview] as const]);
    const links = this.linksFor(credential, origin);
    return libraryAssetResource(asset, { folders, policy, previews, now: this.clock.now(), links });
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
