import { iconCreated } from '@livery/content-contracts';
import {
  checkedSlug,
  defineIcon,
  type Icon,
  type IconColorsDraft,
  iconSetFull,
  iconSetMissing,
  type LibraryAsset,
  MAX_ICONS_IN_SET,
  type KnownPreview,
  slugFromName,
} from '@livery/content-domain';
import {
  type Actor,
  checkedFilename,
  type EventLog,
  fileStem,
  newEvent,
  newId,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { AssetSource } from '../asset-sources.ts';
import type { IconDrawings, PreparedIcon } from '../icon-drawings.ts';
import type { IconUploads } from '../icon-uploads.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { IconSetRepository } from '../ports/icon-set.repository.ts';
import type { IconRepository } from '../ports/icon.repository.ts';
import { iconResource } from '../resources/icon.resource.ts';
import { NO_LINKS } from '../resources/library-links.ts';

/** What a caller says about a new icon. What is undefined is left out. */
export interface NewIconDraft extends IconColorsDraft {
  readonly setId: string;
  readonly name?: string | undefined;
  readonly slug?: string | undefined;
  readonly tags?: readonly string[] | undefined;
}

export interface CreateIconInput {
  readonly tenant: Tenant;
  readonly source: AssetSource;
  readonly draft: NewIconDraft;
  readonly requestedBy: Actor;
  /** Ends the work on the file when the caller is gone. */
  readonly signal: AbortSignal;
}

/** An icon and the asset that has its UUID. */
export interface DrawnIcon {
  readonly icon: Icon;
  readonly asset: LibraryAsset;
  /** A picture of its content; null if there is none. */
  readonly preview: KnownPreview | null;
}

/** Adds an icon to a set, and to the library. */
export class CreateIcon {
  constructor(
    private readonly uploads: IconUploads,
    private readonly drawings: IconDrawings,
    private readonly sets: IconSetRepository,
    private readonly icons: IconRepository,
    private readonly assets: OwnedAssets,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `svg_unsafe`, `resource_missing` for the file or the set, `resource_conflict`, and as `defineIcon` */
  async execute({ tenant, source, draft, requestedBy, signal }: CreateIconInput): Promise<DrawnIcon> {
    const { bytes, filename, fileId } = await this.uploads.read(tenant, source);
    const stem = fileStem(checkedFilename(filename));
    const slug = draft.slug === undefined ? slugFromName(draft.name ?? stem) : checkedSlug(draft.slug);
    const prepared = await this.drawings.prepare(tenant, bytes, svgFilename(stem), { signal });
    return this.unitOfWork.run(async (transaction) => {
      if (fileId !== null) await this.uploads.discard(tenant, fileId, transaction);
      await this.assertRoom(tenant, draft.setId, transaction);
      return this.add(tenant, { ...draft, slug }, prepared, requestedBy, transaction);
    });
  }

  private async assertRoom(tenant: Tenant, setId: string, transaction: Transaction): Promise<void> {
    if ((await this.sets.findForShare(tenant, setId, transaction)) === null) throw iconSetMissing();
    const count = await this.sets.count(tenant, setId, transaction);
    if (count >= MAX_ICONS_IN_SET) throw iconSetFull(MAX_ICONS_IN_SET);
  }

  private async add(
    tenant: Tenant,
    draft: NewIconDraft & { readonly slug: string },
    { content, viewBox }: PreparedIcon,
    requestedBy: Actor,
    transaction: Transaction,
  ): Promise<DrawnIcon> {
    const id = newId();
    const { name, tags, setId, slug } = draft;
    const entry = { id, draft: { name, tags }, sourceType: 'upload', content } as const;
    const [asset] = await this.assets.add(tenant, [entry], requestedBy, transaction);
    if (asset === undefined) throw new Error('An icon has an asset.');
    const { contentHash } = content.content;
    const origin = { id, tenant, setId, slug, contentHash, viewBox, createdBy: requestedBy, at: asset.created };
    const icon = defineIcon(draft, origin);
    await this.icons.insert([icon], transaction);
    const object = iconResource(icon, asset, NO_LINKS);
    await this.eventLog.append(newEvent(iconCreated, tenant, { object }), transaction);
    return { icon, asset, preview: null };
  }
}

function svgFilename(stem: string): string {
  return `${stem}.svg`;
}
