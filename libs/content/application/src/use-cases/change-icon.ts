import { iconUpdated } from '@livery/content-contracts';
import {
  amendIcon,
  amendLibraryAsset,
  type Icon,
  type IconDraft,
  iconSetFull,
  iconSetMissing,
  type LibraryAsset,
  MAX_ICONS_IN_SET,
  touchLibraryAsset,
} from '@livery/content-domain';
import {
  assertRevision,
  changedMembers,
  type Clock,
  type EventLog,
  newEvent,
  resourceMissing,
  type Tenant,
  type Transaction,
  type UnitOfWork,
} from '@livery/kernel';
import type { AssetRecorder } from '../asset-recorder.ts';
import { activeAsset } from '../found-asset.ts';
import type { IconSetRepository } from '../ports/icon-set.repository.ts';
import type { IconRepository } from '../ports/icon.repository.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { iconResource } from '../resources/icon.resource.ts';
import { NO_LINKS } from '../resources/library-links.ts';
import type { DrawnIcon } from './create-icon.ts';

export interface ChangeIconInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly draft: IconDraft & { readonly name?: string | undefined; readonly tags?: readonly string[] | undefined };
  readonly seenRevision: number | null;
}

/** Changes what is said about an icon, how it is served, or its set. */
export class ChangeIcon {
  constructor(
    private readonly assets: LibraryAssetRepository,
    private readonly icons: IconRepository,
    private readonly sets: IconSetRepository,
    private readonly recorder: AssetRecorder,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `resource_conflict`, `precondition_failed`, and as `amendIcon` and `amendLibraryAsset` */
  execute({ tenant, id, draft, seenRevision }: ChangeIconInput): Promise<DrawnIcon> {
    return this.unitOfWork.run(async (transaction) => {
      const asset = await activeAsset(this.assets, tenant, id, transaction);
      const [icon] = await this.icons.findManyForUpdate(tenant, [id], transaction);
      if (icon === undefined) throw resourceMissing();
      assertRevision(asset, seenRevision);
      const changed = amendIcon(icon, draft);
      if (changed.setId !== icon.setId && changed.setId !== null) {
        await this.assertRoom(tenant, changed.setId, transaction);
      }
      const { preview } = await this.recorder.place(asset, transaction);
      return this.record({ icon, asset, preview }, changed, draft, transaction);
    });
  }

  private async record(
    before: DrawnIcon,
    icon: Icon,
    { name, tags }: ChangeIconInput['draft'],
    transaction: Transaction,
  ): Promise<DrawnIcon> {
    const at = this.clock.now();
    const amended = amendLibraryAsset(before.asset, { name, tags }, at);
    if (amended === before.asset && icon === before.icon) return before;
    const { tenant } = icon;
    if (icon !== before.icon) await this.icons.update(tenant, [icon], transaction);
    const asset = amended === before.asset ? touchLibraryAsset(amended, at) : amended;
    await this.recorder.record(tenant, [changeOf(before.asset, amended, asset)], transaction);
    const after = iconResource(icon, asset, NO_LINKS);
    const previous_attributes = changedMembers(iconResource(before.icon, before.asset, NO_LINKS), after);
    await this.eventLog.append(newEvent(iconUpdated, tenant, { object: after, previous_attributes }), transaction);
    return { ...before, icon, asset };
  }

  private async assertRoom(tenant: Tenant, setId: string, transaction: Transaction): Promise<void> {
    if ((await this.sets.findForShare(tenant, setId, transaction)) === null) throw iconSetMissing();
    if ((await this.sets.count(tenant, setId, transaction)) >= MAX_ICONS_IN_SET) throw iconSetFull(MAX_ICONS_IN_SET);
  }
}

function changeOf(before: LibraryAsset, amended: LibraryAsset, after: LibraryAsset) {
  if (amended === before) return { kind: 'touched', after } as const;
  return { kind: 'updated', before, after, ownerReported: true } as const;
}
