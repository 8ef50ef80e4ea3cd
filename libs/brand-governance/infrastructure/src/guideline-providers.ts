import type { Provider } from '@nestjs/common';
import {
  AddBrandPalette,
  AddBrandRule,
  BrandPaletteChanges,
  BrandPaletteRepository,
  BrandRuleChanges,
  BrandRuleRepository,
  ChangeBrandPalette,
  ChangeBrandRule,
  ChangeFont,
  DeleteBrandPalette,
  DeleteBrandRule,
  DeleteFont,
  ExpressionDialect,
  FontRepository,
  RegisterFont,
  ReplaceBrandPalettes,
  ReplaceBrandRules,
} from '@livery/brand-governance-application';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { provide } from '@livery/runtime';

/** What writes rules, palettes and fonts. */
export function guidelineProviders(): Provider[] {
  return [
    provide(BrandRuleChanges, BrandRuleRepository, EventLog, UnitOfWork),
    provide(ReplaceBrandRules, BrandRuleChanges, Clock, ExpressionDialect),
    provide(AddBrandRule, BrandRuleChanges, Clock, ExpressionDialect),
    provide(ChangeBrandRule, BrandRuleChanges, Clock, ExpressionDialect),
    provide(DeleteBrandRule, BrandRuleChanges),
    provide(BrandPaletteChanges, BrandPaletteRepository, EventLog, UnitOfWork),
    provide(ReplaceBrandPalettes, BrandPaletteChanges, Clock),
    provide(AddBrandPalette, BrandPaletteChanges, Clock),
    provide(ChangeBrandPalette, BrandPaletteChanges, Clock),
    provide(DeleteBrandPalette, BrandPaletteChanges, Clock),
    provide(RegisterFont, FontRepository, EventLog, UnitOfWork, Clock),
    provide(ChangeFont, FontRepository, EventLog, UnitOfWork, Clock),
    provide(DeleteFont, FontRepository, EventLog, UnitOfWork),
  ];
}

/** The use cases among them. */
export const GUIDELINE_USE_CASES = [
  ReplaceBrandRules,
  AddBrandRule,
  ChangeBrandRule,
  DeleteBrandRule,
  ReplaceBrandPalettes,
  AddBrandPalette,
  ChangeBrandPalette,
  DeleteBrandPalette,
  RegisterFont,
  ChangeFont,
  DeleteFont,
];
