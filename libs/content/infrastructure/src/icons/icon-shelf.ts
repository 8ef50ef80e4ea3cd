import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type {
  AssetCatalogue,
  DrawnIcon,
  FileBytes,
  IconFilter,
  IconRepository,
  LibraryAssetRepository,
  Previews,
} from '@livery/content-application';
import { type Icon, type IconStyle, isDeleted, type LibraryAsset, restyleSvg } from '@livery/content-domain';
import { type ByteAnswer, cursorInvalid } from '@livery/http';
import { DomainError, type Page, type PageRequest, resourceMissing, type Tenant } from '@livery/kernel';

/** Pages lead through so many of the icons that words find. */
const MOST_FOUND = 1_000;

const ICONS = {
  type: 'icon',
  folderId: null,
  isRecursive: false,
  approvalStatus: null,
  isReleasedOnly: false,
  offset: 0,
} as const;

/** Reads icons with their assets and their SVG. */
export class IconShelf {
  constructor(
    private readonly icons: IconRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly previews: Previews,
    private readonly bytes: FileBytes,
    private readonly catalogue: AssetCatalogue,
  ) {}

  /** @throws DomainError `resource_missing` */
  async find(tenant: Tenant, id: string): Promise<DrawnIcon> {
    const icon = await this.icons.find(tenant, id);
    const [drawn] = icon === null ? [] : await this.withAssets(tenant, [icon]);
    if (drawn === undefined) throw resourceMissing();
    return drawn;
  }

  /**
   * The icons that words find, best first, or newest first without words.
   * @throws DomainError `parameter_invalid` for words with `ending_before`, `cursor_invalid` for an icon that the words do not find
   */
  async list(tenant: Tenant, text: string | null, filter: IconFilter, page: PageRequest): Promise<Page<DrawnIcon>> {
    const { items, hasMore } = await (text === null
      ? this.icons.list(tenant, filter, page)
      : this.search(tenant, text, filter, page));
    return { items: await this.withAssets(tenant, items), hasMore };
  }

  private async search(tenant: Tenant, text: string, filter: IconFilter, page: PageRequest): Promise<Page<Icon>> {
    const { limit, startingAfter, endingBefore } = page;
    if (endingBefore !== undefined) {
      const message = 'Words find the best icons first: continue with starting_after.';
      throw new DomainError('invalid', 'parameter_invalid', message, { param: 'ending_before' });
    }
    const { tag, ...icons } = filter;
    const wanted = startingAfter === undefined ? limit : MOST_FOUND;
    const found = await this.catalogue.search(tenant, { ...ICONS, text, tag, icons, limit: wanted });
    const ids = found.items.map(({ id }) => id);
    const start = startingAfter === undefined ? 0 : ids.indexOf(startingAfter) + 1;
    if (startingAfter !== undefined && start === 0) throw cursorInvalid('starting_after');
    const items = await this.icons.findMany(tenant, ids.slice(start, start + limit));
    return { items, hasMore: ids.length > start + limit || (startingAfter === undefined && found.hasMore) };
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
