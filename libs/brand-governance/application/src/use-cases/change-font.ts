import { brandFontUpdated } from '@livery/brand-governance-contracts';
import { amendFont, type Font, type FontChange } from '@livery/brand-governance-domain';
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
import type { FontRepository } from '../ports/font.repository.ts';
import { fontResource } from '../resources/font.resource.ts';

export interface ChangeFontInput {
  readonly tenant: Tenant;
  readonly id: string;
  readonly change: FontChange;
  readonly seenRevision: number | null;
}

/** Changes what is said about a font. */
export class ChangeFont {
  constructor(
    private readonly fonts: FontRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `resource_missing`, `precondition_failed`, and as `amendFont` */
  execute({ tenant, id, change, seenRevision }: ChangeFontInput): Promise<Font> {
    return this.unitOfWork.run(async (transaction) => {
      const before = await this.fonts.findForUpdate(tenant, id, transaction);
      if (before === null) throw resourceMissing();
      assertRevision(before, seenRevision);
      const font = amendFont(before, change, { at: this.clock.now() });
      if (font === before) return font;
      await this.fonts.update(tenant, font, transaction);
      const object = fontResource(font, tenant);
      const previous_attributes = changedMembers(fontResource(before, tenant), object);
      await this.eventLog.append(newEvent(brandFontUpdated, tenant, { object, previous_attributes }), transaction);
      return font;
    });
  }
}
