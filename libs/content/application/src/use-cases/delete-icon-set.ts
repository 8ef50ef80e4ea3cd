import { iconSetDeleted } from '@livery/content-contracts';
import { iconSetNotEmpty, isDeleted } from '@livery/content-domain';
import { assertRevision, type EventLog, newEvent, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { AssetDeletion } from '../asset-deletion.ts';
import type { AssetRecorder } from '../asset-recorder.ts';
import type { IconSetRepository } from '../ports/icon-set.repository.ts';
import type { IconRepository } from '../ports/icon.repository.ts';
import type { LibraryAssetRepository } from '../ports/library-asset.repository.ts';
import { iconSetResource } from '../resources/icon-set.resource.ts';

export interface DeleteIconSetInput {
  readonly tenant: Tenant;
  readonly id: string;
  /** Whether its icons are deleted, too. */
  readonly isRecursive: boolean;
  readonly seenRevision: number | null;
}

/** Deletes a set of icons. Its icons can be restored for 30 days, and are then in no set. */
export class DeleteIconSet {
  constructor(
    private readonly sets: IconSetRepository,
    private readonly icons: IconRepository,
    private readonly assets: LibraryAssetRepository,
    private readonly deletion: AssetDeletion,
    private readonly recorder: AssetRecorder,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, `resource_conflict` if it is not empty, or an icon is in use */
  execute({ tenant, id, isRecursive, seenRevision }: DeleteIconSetInput): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const set = await this.sets.findForUpdate(tenant, id, transaction);
      if (set === null) throw resourceMissing();
      assertRevision(set, seenRevision);
      const ids = await this.icons.idsOfSet(tenant, id, transaction);
      if (ids.length > 0 && !isRecursive) throw iconSetNotEmpty();
      const assets = await this.assets.findManyForUpdate(tenant, ids, transaction);
      const present = assets.filter((asset) => !isDeleted(asset));
      const changes = await this.deletion.changes(tenant, present, transaction, 'icon');
      await this.recorder.record(tenant, changes, transaction);
      await this.sets.delete(tenant, id, transaction);
      await this.eventLog.append(newEvent(iconSetDeleted, tenant, { object: iconSetResource(set, 0) }), transaction);
    });
  }
}
