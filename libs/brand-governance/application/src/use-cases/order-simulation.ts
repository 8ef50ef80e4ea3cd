import {
  type BrandPaletteDraft,
  type BrandRuleDraft,
  defineFont,
  type Font,
  type FontDraft,
  type Guideline,
  MAX_SIMULATED_DOCUMENTS,
  ParameterInvalid,
  type Simulation,
} from '@livery/brand-governance-domain';
import { checkedEach, type Clock, newId, parsePublicId, type Tenant } from '@livery/kernel';
import { guidelineVersion } from '../guideline-version.ts';
import type { ExpressionDialect } from '../ports/expression-dialect.ts';
import type { GuidelineRepository } from '../ports/guideline.repository.ts';
import type { SimulatedChecks, SimulationRepository } from '../ports/simulation.repository.ts';
import { MAX_FONTS } from './register-font.ts';
import { definePalettes, retainPalettes } from './replace-brand-palettes.ts';
import { defineRules, retainRules } from './replace-brand-rules.ts';

export interface OrderSimulationInput {
  readonly tenant: Tenant;
  readonly rules: readonly BrandRuleDraft[];
  /** Null for those in force. */
  readonly palettes: readonly BrandPaletteDraft[] | null;
  /** Null for those in force. */
  readonly fonts: readonly FontDraft[] | null;
  /** The public ids of the checks; null for those of all kept documents. */
  readonly checkIds: readonly string[] | null;
  /** Leaves out checks that were created before. */
  readonly since: Date | null;
}

/** Decides what a simulation judges, and by what. Nothing is stored. */
export class OrderSimulation {
  constructor(
    private readonly guidelines: GuidelineRepository,
    private readonly simulations: SimulationRepository,
    private readonly clock: Clock,
    private readonly dialect: ExpressionDialect,
  ) {}

  /** @throws ParameterInvalid, ParameterMissing which name the field: `data[2].pattern`, `palettes[0].colors[3].hex`, `check_ids[1]` */
  async execute(input: OrderSimulationInput): Promise<Simulation> {
    const { tenant, checkIds, since } = input;
    const created = this.clock.now();
    if (checkIds !== null && since !== null) throw new ParameterInvalid('since', 'Send check_ids or since, not both.');
    if (since !== null && since > created) throw new ParameterInvalid('since', 'Must not be in the future.');
    const inForce = await this.guidelines.active(tenant);
    const given = this.given(input, inForce, created);
    const { ids, hasMore } = await this.checks(input);
    return {
      id: newId(),
      tenant,
      inForce: { guideline: inForce, version: await guidelineVersion(inForce) },
      given: { guideline: given, version: await guidelineVersion(given) },
      checkIds: ids,
      hasMore,
      created,
    };
  }

  private given({ rules, palettes, fonts }: OrderSimulationInput, present: Guideline, at: Date): Guideline {
    return {
      rules: retainRules(present.rules, defineRules(rules, at, this.dialect)),
      palettes:
        palettes === null ? present.palettes : retainPalettes(present.palettes, definePalettes(palettes, at), palettes),
      settings: present.settings,
      fonts: fonts === null ? present.fonts : defineFonts(fonts, at),
    };
  }

  private async checks({ tenant, checkIds, since }: OrderSimulationInput): Promise<SimulatedChecks> {
    if (checkIds === null) return this.simulations.keptChecks(tenant, since, MAX_SIMULATED_DOCUMENTS);
    if (checkIds.length > MAX_SIMULATED_DOCUMENTS) {
      throw new ParameterInvalid('check_ids', `At most ${MAX_SIMULATED_DOCUMENTS} checks.`);
    }
    const ids = checkIds.map((id) => parsePublicId('brand_check', id));
    const known = ids.filter((id) => id !== undefined);
    const existing = await this.simulations.existingChecks(tenant, known);
    const seen = new Set<string>();
    ids.forEach((id, index) => {
      if (id === undefined || !existing.has(id)) throw checkMissing(index);
      if (seen.has(id)) throw new ParameterInvalid(`check_ids[${index}]`, 'Name each check once.');
      seen.add(id);
    });
    return { ids: known, hasMore: false };
  }
}

function defineFonts(drafts: readonly FontDraft[], at: Date): readonly Font[] {
  if (drafts.length > MAX_FONTS) throw new ParameterInvalid('fonts', `At most ${MAX_FONTS} fonts.`);
  return checkedEach(drafts, (draft, index) => defineFont(draft, { id: newId(), at, param: `fonts[${index}]` }));
}

/** The same error for a missing check, and for one of another organization or mode. */
function checkMissing(index: number): ParameterInvalid {
  return new ParameterInvalid(`check_ids[${index}]`, 'Must be the id of a check of your organization in this mode.');
}
