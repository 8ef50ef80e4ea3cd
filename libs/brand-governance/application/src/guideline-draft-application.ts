import { brandFontCreated } from '@livery/brand-governance-contracts';
import {
  applyLearntGuideline,
  type AppliedGuideline,
  diffGuidelines,
  DraftApplied,
  DraftNotApplicable,
  type Font,
  type Guideline,
  type GuidelineDraft,
} from '@livery/brand-governance-domain';
import {
  type Actor,
  assertRevision,
  type EventLog,
  newEvent,
  publicActorId,
  type Tenant,
  type Transaction,
} from '@livery/kernel';
import type { BrandPaletteChanges } from './brand-palette-changes.ts';
import type { BrandRuleChanges } from './brand-rule-changes.ts';
import type { ComparedDraft } from './compared-draft.ts';
import type { GuidelineRevision } from './guideline-revision.ts';
import type { FontRepository } from './ports/font.repository.ts';
import { fontResource } from './resources/font.resource.ts';
import { TooManyRecords } from './too-many-records.ts';
import { MAX_FONTS } from './use-cases/register-font.ts';
import { MAX_BRAND_PALETTES } from './use-cases/replace-brand-palettes.ts';
import { MAX_BRAND_RULES } from './use-cases/replace-brand-rules.ts';

export interface DraftApplication {
  readonly at: Date;
  /** The revision of the guideline that the caller has seen; null if the caller does not say. */
  readonly seenRevision: number | null;
  readonly requestedBy: Actor;
}

/** Applies drafts within a transaction. */
export class GuidelineDraftApplication {
  constructor(
    private readonly revision: GuidelineRevision,
    private readonly rules: BrandRuleChanges,
    private readonly palettes: BrandPaletteChanges,
    private readonly fonts: FontRepository,
    private readonly eventLog: EventLog,
  ) {}

  /**
   * Writes what the draft says with the events of the single writes, and returns the draft as an applied one.
   * @throws DraftApplied, DraftNotApplicable, TooManyRecords; DomainError `precondition_failed`
   */
  async apply(
    transaction: Transaction,
    tenant: Tenant,
    draft: GuidelineDraft,
    { at, seenRevision, requestedBy }: DraftApplication,
  ): Promise<ComparedDraft> {
    assertRevision({ revision: await this.revision.readForUpdate(tenant, transaction) }, seenRevision);
    if (draft.applied !== null) throw new DraftApplied(draft.applied.at);
    if (draft.learnt.openFindings > 0) throw new DraftNotApplicable(draft);
    const learnt = registeredBy(draft.learnt.guideline, requestedBy);
    const fonts = await this.fonts.allForUpdate(tenant, transaction);
    let before: Guideline = { rules: [], palettes: [], settings: learnt.settings, fonts };
    let after: AppliedGuideline = { ...before, addedFonts: [] };
    const rules = await this.rules.applyWithin(transaction, tenant, ({ rules }) => {
      before = { ...before, rules };
      after = applyLearntGuideline(before, learnt, at);
      assertRoom(after);
      return after.rules;
    });
    const palettes = await this.palettes.applyWithin(transaction, tenant, at, ({ palettes, settings }) => {
      before = { ...before, palettes, settings };
      after = applyLearntGuideline(before, learnt, at);
      return after;
    });
    for (const font of after.addedFonts) await this.addFont(transaction, tenant, font);
    const diff = diffGuidelines(before, after);
    return { draft: { ...draft, applied: { at, diff } }, diff, revision: rules.revision + palettes.revision };
  }

  private async addFont(transaction: Transaction, tenant: Tenant, font: Font): Promise<void> {
    await this.fonts.insert(tenant, font, transaction);
    await this.eventLog.append(newEvent(brandFontCreated, tenant, { object: fontResource(font, tenant) }), transaction);
  }
}

function registeredBy(guideline: Guideline, actor: Actor): Guideline {
  const uploadedBy = publicActorId(actor);
  return { ...guideline, fonts: guideline.fonts.map((font) => ({ ...font, uploadedBy })) };
}

/** @throws TooManyRecords if the guideline would have more records than one may have */
function assertRoom({ rules, palettes, fonts }: Guideline): void {
  if (rules.length > MAX_BRAND_RULES) throw new TooManyRecords(MAX_BRAND_RULES, 'brand rules');
  if (palettes.length > MAX_BRAND_PALETTES) throw new TooManyRecords(MAX_BRAND_PALETTES, 'palettes');
  if (fonts.length > MAX_FONTS) throw new TooManyRecords(MAX_FONTS, 'fonts');
}
