import { iconSetCreated } from '@livery/content-contracts';
import { defineIconSet, type IconSet, type IconSetDraft } from '@livery/content-domain';
import { type Actor, type Clock, type EventLog, newEvent, newId, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { IconSetRepository } from '../ports/icon-set.repository.ts';
import { iconSetResource } from '../resources/icon-set.resource.ts';

export interface CreateIconSetInput {
  readonly tenant: Tenant;
  readonly draft: IconSetDraft & { readonly name: string };
  readonly requestedBy: Actor;
}

export class CreateIconSet {
  constructor(
    private readonly sets: IconSetRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `parameter_invalid`, `resource_conflict` if the slug is taken */
  execute({ tenant, draft, requestedBy }: CreateIconSetInput): Promise<IconSet> {
    return this.unitOfWork.run(async (transaction) => {
      const origin = { id: newId(), tenant, createdBy: requestedBy, at: this.clock.now() };
      const set = defineIconSet(draft, origin);
      await this.sets.insert(set, transaction);
      await this.eventLog.append(newEvent(iconSetCreated, tenant, { object: iconSetResource(set, 0) }), transaction);
      return set;
    });
  }
}
