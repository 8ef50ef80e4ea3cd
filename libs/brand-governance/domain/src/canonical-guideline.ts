import { canonicalJson } from './canonical-json.ts';
import type { Guideline } from './guideline.ts';

/**
 * The guideline as a text that is equal for guidelines which judge alike. Its hash is the `guideline_version`. Ids, dates,
 * metadata and inactive rules do not change it.
 */
export function canonicalGuideline({ rules, palettes, settings, fonts }: Guideline): string {
  return canonicalJson({
    rules: rules
      .filter((rule) => rule.active)
      .map(({ type, name, severity, pattern, replacement, params, findingParams, appliesTo, message }) => {
        return { type, name, severity, pattern, replacement, params, findingParams, appliesTo, message };
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
