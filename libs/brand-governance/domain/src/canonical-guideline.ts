import { canonicalJson } from './canonical-json.ts';
import type { Guideline } from './guideline.ts';

/**
 * The guideline as one text that is equal for guidelines that judge alike: what its hash, `guideline_version`, is made of.
 * Ids, dates, metadata and inactive rules leave it unchanged.
 */
export function canonicalGuideline({ rules, palettes, settings, fonts }: Guideline): string {
  return canonicalJson({
    rules: rules
      .filter((rule) => rule.active)
      .map(({ type, name, severity, pattern, replacement, params, appliesTo, message }) => {
        return { type, name, severity, pattern, replacement, params, appliesTo, message };
      }),
    palettes: palettes.map(({ name, role, allowBrandShades, tolerance, colors }) => {
      return { name, role, allowBrandShades, tolerance, colors: colors.map(({ name, hex }) => ({ name, hex })) };
    }),
    settings,
    fonts: fonts.map(({ name, family, style, weight, roles, scripts, fallbacks }) => {
      return { name, family, style, weight, roles, scripts, fallbacks };
    }),
  });
}
