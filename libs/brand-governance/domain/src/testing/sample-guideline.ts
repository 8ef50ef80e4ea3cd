import { type BrandPalette, DEFAULT_PALETTE_SETTINGS } from '../brand-palette.ts';
import type { BrandRule } from '../brand-rule.ts';
import { type BrandPaletteDraft, defineBrandPalette } from '../define-brand-palette.ts';
import { type BrandRuleDraft, defineBrandRule } from '../define-brand-rule.ts';
import { defineFont, type FontDraft } from '../define-font.ts';
import type { Font } from '../font.ts';
import type { Guideline } from '../guideline.ts';

const id = '00000000-0000-7000-8000-00000000000a';
const at = new Date('2026-01-01T00:00:00Z');

export function sampleRule(draft: BrandRuleDraft): BrandRule {
  return defineBrandRule(draft, { id, at });
}

export function samplePalette(draft: Partial<BrandPaletteDraft> = {}): BrandPalette {
  const colors = [{ name: 'Brand Blue', hex: '#0F4C81' }];
  return defineBrandPalette({ name: 'House', colors, ...draft }, { id, at, newId: () => id });
}

export function sampleApprovedFont(draft: Partial<FontDraft> = {}): Font {
  return defineFont({ name: 'Inter', ...draft }, { id, at });
}

export function sampleGuideline(facts: Partial<Guideline> = {}): Guideline {
  return { rules: [], palettes: [], fonts: [], settings: DEFAULT_PALETTE_SETTINGS, ...facts };
}
