import { brandFontCreated } from '@livery/brand-governance-contracts';
import { defineFont, type Font, type FontDraft } from '@livery/brand-governance-domain';
import {
  type Actor,
  type Clock,
  type EventLog,
  newEvent,
  newId,
  publicActorId,
  type Tenant,
  type UnitOfWork,
} from '@livery/kernel';
import type { FontRepository } from '../ports/font.repository.ts';
import type { StagedFont } from '../ports/font-storage.ts';
import { fontResource } from '../resources/font.resource.ts';
import { TooManyRecords } from '../too-many-records.ts';

/** How many fonts an organization may have in one mode, since every check loads all of them. */
export const MAX_FONTS = 500;

export interface RegisterFontInput {
  readonly tenant: Tenant;
  readonly font: Omit<FontDraft, 'uploadedBy'>;
  readonly requestedBy: Actor;
  /** The bytes of its file, if it has one. */
  readonly staged?: StagedFont;
}

/** Approves a font. */
export class RegisterFont {
  constructor(
    private readonly fonts: FontRepository,
    private readonly eventLog: EventLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing, TooManyRecords */
  async execute({ tenant, font: draft, requestedBy, staged }: RegisterFontInput): Promise<Font> {
    const font = defineFont(
      { ...draft, uploadedBy: publicActorId(requestedBy) },
      { id: newId(), at: this.clock.now() },
    );
    await this.unitOfWork.run(async (transaction) => {
      const count = await this.fonts.countForUpdate(tenant, transaction);
      if (count >= MAX_FONTS) throw new TooManyRecords(MAX_FONTS, 'fonts');
      await staged?.keep(font.id, transaction);
      await this.fonts.insert(tenant, font, transaction);
      await this.eventLog.append(
        newEvent(brandFontCreated, tenant, { object: fontResource(font, tenant) }),
        transaction,
      );
    });
    return font;
  }
}
