import type { Tenant, Transaction } from '@livery/kernel';
import type { BrandPaletteRepository } from './ports/brand-palette.repository.ts';
import type { BrandRuleRepository } from './ports/brand-rule.repository.ts';

/**
 * The revision of a whole guideline: those of its rules and of its palettes together. Both only grow, so that every write of either of
 * them raises the sum.
 */
export class GuidelineRevision {
  constructor(
    private readonly brandRules: BrandRuleRepository,
    private readonly brandPalettes: BrandPaletteRepository,
  ) {}

  async read(tenant: Tenant): Promise<number> {
    const [rules, palettes] = await Promise.all([this.brandRules.find(tenant), this.brandPalettes.state(tenant)]);
    return rules.revision + palettes.revision;
  }

  /** As `read`, and locks the organization's guideline until the transaction ends. */
  async readForUpdate(tenant: Tenant, transaction: Transaction): Promise<number> {
    const rules = await this.brandRules.findForUpdate(tenant, transaction);
    const palettes = await this.brandPalettes.stateForUpdate(tenant, transaction);
    return rules.revision + palettes.revision;
  }
}
