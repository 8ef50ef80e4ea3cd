import { iconDeleted, iconRestored, iconUpdated } from '@livery/content-contracts';
import type { Icon, LibraryAsset } from '@livery/content-domain';
import { changedMembers, type EventLog, newEvent, type NewEvent, type Tenant, type Transaction } from '@livery/kernel';
import { AssetFollower } from './asset-followers.ts';
import type { AssetChange } from './asset-change.ts';
import type { IconSetRepository } from './ports/icon-set.repository.ts';
import type { IconRepository } from './ports/icon.repository.ts';
import { iconResource } from './resources/icon.resource.ts';
import { NO_LINKS } from './resources/library-links.ts';

/** Icons follow their assets. */
export class IconFollower extends AssetFollower {
  constructor(
    private readonly icons: IconRepository,
    private readonly sets: IconSetRepository,
    private readonly eventLog: EventLog,
  ) {
    super();
  }

  async follow(tenant: Tenant, changes: readonly AssetChange[], transaction: Transaction): Promise<void> {
    const relevant = changes.filter((change) => change.after.type === 'icon' && isFollowed(change));
    if (relevant.length === 0) return;
    const ids = relevant.map(({ after }) => after.id);
    const found = await this.icons.findManyForUpdate(tenant, ids, transaction);
    const icons = new Map(found.map((icon) => [icon.id, icon]));
    const followed: Icon[] = [];
    const events: NewEvent[] = [];
    for (const change of relevant) {
      const before = icons.get(change.after.id);
      if (before === undefined) continue;
      const after = await this.moved(before, change, transaction);
      if (after !== before) followed.push(after);
      events.push(eventOf(change, after));
    }
    if (followed.length > 0) await this.icons.update(tenant, followed, transaction);
    if (events.length > 0) await this.eventLog.appendAll(events, transaction);
  }

  /** The icon after the change. One whose set was deleted meanwhile is restored into no set. */
  private async moved(icon: Icon, { kind }: AssetChange, transaction: Transaction): Promise<Icon> {
    if (kind === 'deleted') return { ...icon, isDeleted: true };
    if (kind !== 'restored') return icon;
    const set = icon.setId === null ? null : await this.sets.findForShare(icon.tenant, icon.setId, transaction);
    return { ...icon, setId: set?.id ?? null, isDeleted: false };
  }
}

function isFollowed(change: AssetChange): boolean {
  switch (change.kind) {
    case 'created':
    case 'reviewed':
    case 'touched':
      return false;
    case 'updated':
      return change.ownerReported !== true;
    case 'deleted':
    case 'restored':
    case 'version_created':
      return true;
  }
}

function eventOf(change: AssetChange, icon: Icon): NewEvent {
  const object = iconResource(icon, change.after, NO_LINKS);
  if (change.kind === 'deleted') return newEvent(iconDeleted, icon.tenant, { object });
  if (change.kind === 'restored') return newEvent(iconRestored, icon.tenant, { object });
  return newEvent(iconUpdated, icon.tenant, { object, previous_attributes: previous(change, icon, object) });
}

function previous(change: AssetChange, icon: Icon, object: ReturnType<typeof iconResource>) {
  const before: LibraryAsset = 'before' in change ? change.before : change.after;
  return changedMembers(iconResource(icon, before, NO_LINKS), object);
}
