import { type BrandRule, defaultBrandRules } from '@livery/brand-governance-domain';

/** When the default rules were created: with the first version of the API, so that they always read the same. */
const DEFAULTS_CREATED = new Date('2026-11-20T00:00:00.000Z');

/** The rules that an organization has stored, even if the set is empty; the default rules while it has never stored any. */
export function rulesInForce(stored: readonly BrandRule[] | null): readonly BrandRule[] {
  return stored ?? defaultBrandRules(DEFAULTS_CREATED);
}
