import {
  defaultBrandRules,
  defineBrandPalette,
  defineBrandRule,
  defineFont,
  type Guideline,
} from '@livery/brand-governance-domain';
import { DomainError, newId } from '@livery/kernel';
import { readRequest } from '@livery/requests';
import { compileLinear } from '../expressions/compile-linear.ts';
import { brandPaletteDraft } from '../http/brand-palette.request.ts';
import { brandRuleDraft } from '../http/brand-rule.request.ts';
import { fontDraft } from '../http/register-font.request.ts';
import { paletteSettings } from '../http/replace-brand-palettes.request.ts';
import { GuidelineFileRequest } from './guideline-file.request.ts';

/**
 * Reads a guideline of `{rules, palettes, settings, fonts}` in the shapes of the API. Without rules, the default rules hold.
 * @throws DomainError which names the member at fault: `rules[2].pattern`
 */
export async function readGuideline(value: unknown, at: Date): Promise<Guideline> {
  const { rules, palettes, settings, fonts } = await validated(value);
  const draftContext = (list: string, index: number) => ({
    id: newId(),
    at,
    param: `${list}[${index}]`,
    compile: compileLinear,
  });
  return {
    rules:
      rules?.map((rule, index) => defineBrandRule(brandRuleDraft(rule), draftContext('rules', index))) ??
      defaultBrandRules(at),
    palettes: (palettes ?? []).map((palette, index) =>
      defineBrandPalette(brandPaletteDraft(palette), { ...draftContext('palettes', index), newId }),
    ),
    settings: paletteSettings(settings),
    fonts: (fonts ?? []).map((font, index) => defineFont(fontDraft(font), draftContext('fonts', index))),
  };
}

async function validated(value: unknown): Promise<GuidelineFileRequest> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new DomainError(
      'invalid',
      'parameter_invalid',
      'A guideline is an object of rules, palettes, settings, fonts.',
    );
  }
  return readRequest(value, GuidelineFileRequest);
}
