import { type LinkedBlob, LinkResolver, type SignedLink } from '@livery/blobs';
import type { FileRepository, LibraryAssetRepository } from '@livery/content-application';
import { isDeleted } from '@livery/content-domain';
import { FILE_CONTENT } from './link-uses.ts';

/** Opens links to uploaded files, unless the asset that a file belongs to is deleted. */
export class FileLinkResolver extends LinkResolver {
  readonly use = FILE_CONTENT;

  constructor(
    private readonly files: FileRepository,
    private readonly assets: LibraryAssetRepository,
  ) {
    super();
  }

  async resolve({ tenant, record }: SignedLink): Promise<LinkedBlob | null> {
    const file = await this.files.find(tenant, record);
    if (file === null) return null;
    if (file.attachment.status === 'attached') {
      const [asset] = await this.assets.findMany(tenant, [file.attachment.assetId]);
      if (asset === undefined || isDeleted(asset)) return null;
    }
    return { sha256: file.contentHash, filename: file.filename, mediaType: file.mediaType };
  }
}
