import { iconCreated, iconSetUpdated } from '@livery/content-contracts';
import {
  amendIconSet,
  defineIcon,
  type Icon,
  iconSetFull,
  isDeleted,
  type LibraryAsset,
  MAX_ICONS_IN_SET,
  withViewBox,
} from '@livery/content-domain';
import {
  type Actor,
  changedMembers,
  type Clock,
  type EventLog,
  newEvent,
  newId,
  resourceMissing,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import type { PreparedIcon } from '../icon-drawings.ts';
import type { OwnedAssets } from '../owned-assets.ts';
import type { IconSetRepository } from '../ports/icon-set.repository.ts';
import type { IconRepository } from '../ports/icon.repository.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { iconSetResource } from '../resources/icon-set.resource.ts';
import { iconResource } from '../resources/icon.resource.ts';
import { NO_LINKS } from '../resources/library-links.ts';

/** A sanitised icon of a file that is imported. */
export interface ImportedIcon {
  readonly slug: string;
  readonly name: string;
  readonly prepared: PreparedIcon;
}

export interface ImportInput {
  readonly tenant: Tenant;
  readonly setId: string;
  /** Each has another slug. */
  readonly icons: readonly ImportedIcon[];
  readonly requestedBy: Actor;
}

/** How many icons were imported, got another content, and stayed the same. */
export interface ImportCounts {
  readonly imported: number;
  readonly updated: number;
  readonly skipped: number;
}

const NOTE = 'Imported.';

/** Adds icons to a set. An icon whose slug the set has already becomes its next version, unless the content is the same. */
export class ImportIcons {
  constructor(
    private readonly sets: IconSetRepository,
    private readonly icons: IconRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly owned: OwnedAssets,
    private readonly eventLog: EventLog,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing` if the set was deleted, `resource_conflict` if it is full */
  async execute({ tenant, setId, icons, requestedBy }: ImportInput, transaction: Transaction): Promise<ImportCounts> {
    if ((await this.sets.findForShare(tenant, setId, transaction)) === null) throw resourceMissing();
    const present = await this.present(tenant, setId, icons, transaction);
    const added = icons.filter(({ slug }) => !present.has(slug));
    const count = await this.sets.count(tenant, setId, transaction);
    if (count + added.length > MAX_ICONS_IN_SET) throw iconSetFull(MAX_ICONS_IN_SET);
    await this.add(tenant, setId, added, requestedBy, transaction);
    let updated = 0;
    for (const one of icons) {
      const drawn = present.get(one.slug);
      if (drawn === undefined || drawn.asset.contentHash === one.prepared.content.content.contentHash) continue;
      await this.replace(drawn.icon, drawn.asset, one, requestedBy, transaction);
      updated += 1;
    }
    return { imported: added.length, updated, skipped: icons.length - added.length - updated };
  }

  /** Gives a set the licence of its icons, unless it has one, or there is none. */
  async nameLicence(tenant: Tenant, setId: string, licence: string, transaction: Transaction): Promise<void> {
    if (licence === '') return;
    const before = await this.sets.findForUpdate(tenant, setId, transaction);
    if (before === null || before.licence !== '') return;
    const iconCount = await this.sets.count(tenant, setId, transaction);
    const set = amendIconSet(before, { licence }, this.clock.now());
    await this.sets.update(set, transaction);
    const object = iconSetResource(set, iconCount);
    const previous_attributes = changedMembers(iconSetResource(before, iconCount), object);
    await this.eventLog.append(newEvent(iconSetUpdated, tenant, { object, previous_attributes }), transaction);
  }

  /** The icons of the set that have the slugs, by slug, locked. */
  private async present(tenant: Tenant, setId: string, icons: readonly ImportedIcon[], transaction: Transaction) {
    const slugs = icons.map(({ slug }) => slug);
    const ids = await this.icons.idsBySlug(tenant, setId, slugs, transaction);
    const assets = await this.assets.findManyForUpdate(tenant, ids, transaction);
    const found = await this.icons.findManyForUpdate(tenant, ids, transaction);
    const byId = new Map(assets.filter((asset) => !isDeleted(asset)).map((asset) => [asset.id, asset]));
    return new Map(
      found.flatMap((icon) => {
        const asset = byId.get(icon.id);
        return asset === undefined || icon.setId !== setId ? [] : [[icon.slug, { icon, asset }] as const];
      }),
    );
  }

  private async add(
    tenant: Tenant,
    setId: string,
    added: readonly ImportedIcon[],
    requestedBy: Actor,
    transaction: Transaction,
  ): Promise<void> {
    if (added.length === 0) return;
    const entries = added.map(({ name, prepared }) => {
      return { id: newId(), draft: { name }, sourceType: 'import', content: prepared.content } as const;
    });
    const assets = await this.owned.add(tenant, entries, requestedBy, transaction);
    const drawn = assets.flatMap((asset, index) => {
      const one = added[index];
      return one === undefined ? [] : [{ asset, icon: newIcon(asset, setId, one, requestedBy) }];
    });
    await this.icons.insert(
      drawn.map(({ icon }) => icon),
      transaction,
    );
    const events = drawn.map(({ icon, asset }) =>
      newEvent(iconCreated, tenant, { object: iconResource(icon, asset, NO_LINKS) }),
    );
    await this.eventLog.appendAll(events, transaction);
  }

  private async replace(
    icon: Icon,
    asset: LibraryAsset,
    { prepared: { content, viewBox } }: ImportedIcon,
    requestedBy: Actor,
    transaction: Transaction,
  ): Promise<void> {
    const shown = withViewBox(icon, content.content.contentHash, viewBox);
    await this.icons.update(icon.tenant, [shown], transaction);
    await this.owned.replace(asset, content, { note: NOTE, requestedBy }, transaction);
  }
}

function newIcon(asset: LibraryAsset, setId: string, { slug, prepared }: ImportedIcon, createdBy: Actor): Icon {
  const { id, tenant, contentHash, created: at } = asset;
  return defineIcon({}, { id, tenant, setId, slug, contentHash, viewBox: prepared.viewBox, createdBy, at });
}
