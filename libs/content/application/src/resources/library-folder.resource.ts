import type {
  LibraryFolderDetailsResource,
  LibraryFolderResource,
  LibraryFolderSummaryResource,
} from '@livery/content-contracts';
import { folderDepth, type LibraryFolder } from '@livery/content-domain';
import { publicId } from '@livery/kernel';
import type { LibraryLinks } from './library-links.ts';

/** A folder as the API lists it, and as its events contain it. */
export function libraryFolderResource(folder: LibraryFolder, links: LibraryLinks): LibraryFolderResource {
  return {
    ...libraryFolderSummary(folder, links),
    livemode: folder.tenant.livemode,
    organization: publicId('org', folder.tenant.organizationId),
    created: folder.created.toISOString(),
    updated: folder.updated.toISOString(),
  };
}

/** A folder inside an asset: exactly the five fields of the interface document. */
export function libraryFolderSummary(folder: LibraryFolder, links: LibraryLinks): LibraryFolderSummaryResource {
  const id = publicId('fold', folder.id);
  return {
    id,
    name: folder.name,
    type: folder.parentId === null ? 'root' : 'folder',
    parent_id: folder.parentId === null ? null : publicId('fold', folder.parentId),
    open_url: links.folder(folder),
  };
}

/** One folder as GET returns it. @param path the folders above it, from the top down */
export function libraryFolderDetails(
  folder: LibraryFolder,
  path: readonly LibraryFolder[],
  assetCount: number,
  links: LibraryLinks,
): LibraryFolderDetailsResource {
  return {
    ...libraryFolderResource(folder, links),
    path: [...path, folder].map(({ id, name }) => ({ id: publicId('fold', id), name })),
    depth: folderDepth(folder),
    asset_count: assetCount,
  };
}
