import { brandFontDeleted } from '@livery/brand-governance-contracts';
import { assertRevision, type EventLog, newEvent, resourceMissing, type Tenant, type UnitOfWork } from '@livery/kernel';
import type { FontRepository } from '../ports/font.repository.ts';
import type { FontStorage } from '../ports/font-storage.ts';
import { fontResource } from '../resources/font.resource.ts';

export interface DeleteFontInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly seenRevision: number | null;
}

/** Deletes a font with its file. It is no longer approved then. */
export class DeleteFont {
  constructor(
    private readonly fonts: FontRepository,
    private readonly storage: FontStorage,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed` */
  execute({ tenant, id, seenRevision }: DeleteFontInput): Promise<void> {
    return this.unitOfWork.run(async (transaction) => {
      const font = await this.fonts.findForUpdate(tenant, id, transaction);
      if (font === null) throw resourceMissing();
      assertRevision(font, seenRevision);
      await this.fonts.delete(tenant, id, transaction);
      await this.storage.release(tenant, id, transaction);
      const object = fontResource(font, tenant);
      await this.eventLog.append(newEvent(brandFontDeleted, tenant, { object }), transaction);
    });
  }
}
