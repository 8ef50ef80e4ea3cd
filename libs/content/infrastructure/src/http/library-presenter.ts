import {
  libraryAssetResource,
  type LibraryFolderRepository,
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
    const [found, policy] = await Promise.all([
      this.folders.findMany(tenant, [...folderIds]),
      this.policies.current(tenant),
    ]);
    const folders = new Map(found.map((folder) => [folder.id, folder]));
    const isPublic = credential === 'publishable_key';
    const surroundings = { folders, policy, now: this.clock.now(), links: this.links.for({ origin, isPublic }) };
    const resource = isPublic ? publishedAssetResource : libraryAssetResource;
    return assets.map((asset) => resource(asset, surroundings));
  }

  /** Represents one asset. */
  async presentOne(principal: Principal, origin: string, asset: LibraryAsset): Promise<LibraryAssetResource> {
    const [resource] = await this.present(principal, origin, [asset]);
    if (resource === undefined) throw new Error('An asset has a representation.');
    return resource;
  }
}
