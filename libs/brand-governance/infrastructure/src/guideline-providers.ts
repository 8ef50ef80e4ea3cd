import type { Provider } from '@nestjs/common';
import { Blobs } from '@livery/blobs';
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
  FontReader,
  FontRepository,
  FontStorage,
  RegisterFont,
  RegisterFontFile,
  ReplaceBrandPalettes,
  ReplaceBrandRules,
} from '@livery/brand-governance-application';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { provide, provideAs } from '@livery/runtime';
import { BlobFontStorage } from './fonts/blob-font-storage.ts';
import { ChildFontReader } from './fonts/child-font-reader.ts';
import { FONT_READING_LIMITS } from './fonts/font-reading-limits.ts';

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
    { provide: FontReader, useFactory: () => new ChildFontReader(FONT_READING_LIMITS) },
    provideAs(FontStorage, BlobFontStorage, Blobs),
    provide(RegisterFontFile, FontReader, FontStorage, RegisterFont),
    provide(RegisterFont, FontRepository, EventLog, UnitOfWork, Clock),
    provide(ChangeFont, FontRepository, EventLog, UnitOfWork, Clock),
    provide(DeleteFont, FontRepository, FontStorage, EventLog, UnitOfWork),
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
  RegisterFontFile,
  ChangeFont,
  DeleteFont,
];
