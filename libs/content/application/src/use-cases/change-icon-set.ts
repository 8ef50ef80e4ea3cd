import { iconSetUpdated } from '@livery/content-contracts';
import { amendIconSet, type IconSet, type IconSetDraft } from '@livery/content-domain';
import {
  assertRevision,
  changedMembers,
  type Clock,
  type EventLog,
  newEvent,
  resourceMissing,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { IconSetRepository } from '../ports/icon-set.repository.ts';
import { iconSetResource } from '../resources/icon-set.resource.ts';

export interface ChangeIconSetInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly draft: IconSetDraft;
  readonly seenRevision: number | null;
}

/** A set and how many icons it has. */
export interface CountedIconSet {
  readonly set: IconSet;
  readonly iconCount: number;
}

/** Changes what is said about a set of icons. */
export class ChangeIconSet {
  constructor(
    private readonly sets: IconSetRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, `resource_conflict` if the slug is taken, `parameter_invalid` */
  execute({ tenant, id, draft, seenRevision }: ChangeIconSetInput): Promise<CountedIconSet> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.sets.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      assertRevision(before, seenRevision);
      const iconCount = await this.sets.count(tenant, id, transaction);
      const set = amendIconSet(before, draft, this.clock.now());
      if (set === before) return { set, iconCount };
      await this.sets.update(set, transaction);
      const object = iconSetResource(set, iconCount);
      const previous_attributes = changedMembers(iconSetResource(before, iconCount), object);
      await this.eventLog.append(newEvent(iconSetUpdated, tenant, { object, previous_attributes }), transaction);
      return { set, iconCount };
    });
  }
}
