import type { BrandPalette, BrandRule, Font, Guideline } from '@livery/brand-governance-domain';

/** A record as JSON holds it, with its times as texts. */
type Stored<Value extends { readonly created: Date; readonly updated: Date }> = Omit<Value, 'created' | 'updated'> & {
  readonly created: string;
  readonly updated: string;
};

/** A guideline as it is stored. */
export interface StoredGuideline extends Pick<Guideline, 'settings'> {
  readonly rules: readonly Stored<BrandRule>[];
  readonly palettes: readonly Stored<BrandPalette>[];
  readonly fonts: readonly Stored<Font>[];
}

export function toGuideline({ rules, palettes, settings, fonts }: StoredGuideline): Guideline {
  return { rules: rules.map(withDates), palettes: palettes.map(withDates), settings, fonts: fonts.map(withDates) };
}

function withDates<Value extends { readonly created: string; readonly updated: string }>(value: Value) {
  return { ...value, created: new Date(value.created), updated: new Date(value.updated) };
}
