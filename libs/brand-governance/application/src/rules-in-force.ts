import { type BrandRule, defaultBrandRules } from '@livery/brand-governance-domain';

/** The default rules are as old as the first version of the API, so that every reading of them is the same. */
const DEFAULTS_CREATED = new Date('2026-11-20T00:00:00.000Z');

/** The rules that an organization has stored, an empty set too; the default ones while it has never stored any. */
export function rulesInForce(stored: readonly BrandRule[] | null): readonly BrandRule[] {
  return stored ?? defaultBrandRules(DEFAULTS_CREATED);
}
