import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type {
  DrawnIcon,
  FileBytes,
  IconRepository,
  LibraryAssetRepository,
  Previews,
} from '@livery/content-application';
import { type Icon, type IconStyle, isDeleted, type LibraryAsset, restyleSvg } from '@livery/content-domain';
import type { ByteAnswer } from '@livery/http';
import { resourceMissing, type Tenant } from '@livery/kernel';

/** Reads icons with their assets and their SVG. */
export class IconShelf {
  constructor(
    private readonly icons: IconRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly previews: Previews,
    private readonly bytes: FileBytes,
  ) {}

  /** @throws DomainError `resource_missing` */
  async find(tenant: Tenant, id: string): Promise<DrawnIcon> {
    const icon = await this.icons.find(tenant, id);
    const [drawn] = icon === null ? [] : await this.withAssets(tenant, [icon]);
    if (drawn === undefined) throw resourceMissing();
    return drawn;
  }

  /** Those of the icons whose assets are not deleted meanwhile, in their order. */
  async withAssets(tenant: Tenant, icons: readonly Icon[]): Promise<readonly DrawnIcon[]> {
    const ids = icons.map(({ id }) => id);
    const assets = new Map((await this.assets.findMany(tenant, ids)).map((asset) => [asset.id, asset]));
    const hashes = [...assets.values()].map(({ contentHash }) => contentHash);
    const previews = await this.previews.of(tenant, hashes);
    return icons.flatMap((icon) => {
      const asset = assets.get(icon.id);
      return asset === undefined || isDeleted(asset)
        ? []
        : [{ icon, asset, preview: previews.get(asset.contentHash) ?? null }];
    });
  }

  /** The SVG of an icon in a style. @throws DomainError `resource_missing` if its bytes are gone */
  async svg({ tenant, contentHash, filename, mediaType }: LibraryAsset, style: IconStyle): Promise<ByteAnswer> {
    const stored = await this.bytes.ofStored(tenant, contentHash);
    if (stored === null) throw resourceMissing();
    const bytes = Buffer.from(restyleSvg(Buffer.from(stored).toString(), style, `i${contentHash.slice(0, 8)}`));
    const etag = createHash('sha256').update(bytes).digest('hex');
    return {
      ...{ size: bytes.length, mediaType, filename, etag },
      disposition: 'inline',
      hasStyles: true,
      open: (range) =>
        Promise.resolve(Readable.from([range === undefined ? bytes : bytes.subarray(range.first, range.last + 1)])),
    };
  }
}
