import { type DynamicModule, Module } from '@nestjs/common';
import {
  BrandCheckRepository,
  BrandPaletteRepository,
  BrandRuleRepository,
  CompareBrandChecks,
  DocumentInspector,
  ExpressionDialect,
  FontRepository,
  GuidelineRepository,
  RegisterFont,
  ReplaceBrandPalettes,
  ReplaceBrandRules,
  RunBrandCheck,
} from '@livery/brand-governance-application';
import { Clock, EventLog, UnitOfWork } from '@livery/kernel';
import { Database } from '@livery/persistence';
import { provide, provideAs } from '@livery/runtime';
import { Re2ExpressionDialect } from './expressions/re2-expression-dialect.ts';
import { PostgresGuidelineRepository } from './persistence/postgres-guideline.repository.ts';
import { TypeOrmBrandCheckRepository } from './persistence/typeorm-brand-check.repository.ts';
import { TypeOrmBrandPaletteRepository } from './persistence/typeorm-brand-palette.repository.ts';
import { TypeOrmBrandRuleRepository } from './persistence/typeorm-brand-rule.repository.ts';
import { TypeOrmFontRepository } from './persistence/typeorm-font.repository.ts';

export interface BrandGovernanceOptions {
  readonly foundation: DynamicModule;
  /** The document inspector, which the composition root makes and closes, since it decides about threads. */
  readonly documentInspector: DocumentInspector;
}

/** Provides the use cases of the brand-governance context with their adapters. */
@Module({})
export class BrandGovernanceModule {
  static with({ foundation, documentInspector }: BrandGovernanceOptions): DynamicModule {
    return {
      module: BrandGovernanceModule,
      imports: [foundation],
      providers: [
        { provide: DocumentInspector, useValue: documentInspector },
        provideAs(BrandRuleRepository, TypeOrmBrandRuleRepository, Database),
        provideAs(BrandPaletteRepository, TypeOrmBrandPaletteRepository, Database),
        provideAs(FontRepository, TypeOrmFontRepository, Database),
        provideAs(BrandCheckRepository, TypeOrmBrandCheckRepository, Database),
        provideAs(
          GuidelineRepository,
          PostgresGuidelineRepository,
          BrandRuleRepository,
          BrandPaletteRepository,
          Database,
        ),
        provideAs(ExpressionDialect, Re2ExpressionDialect),
        provide(ReplaceBrandRules, BrandRuleRepository, EventLog, UnitOfWork, Clock, ExpressionDialect),
        provide(ReplaceBrandPalettes, BrandPaletteRepository, EventLog, UnitOfWork, Clock),
        provide(CompareBrandChecks, BrandCheckRepository),
        provide(RegisterFont, FontRepository, EventLog, UnitOfWork, Clock),
        provide(
          RunBrandCheck,
          GuidelineRepository,
          DocumentInspector,
          BrandCheckRepository,
          EventLog,
          UnitOfWork,
          Clock,
        ),
      ],
      exports: [
        BrandRuleRepository,
        BrandPaletteRepository,
        FontRepository,
        BrandCheckRepository,
        ReplaceBrandRules,
        ReplaceBrandPalettes,
        RegisterFont,
        RunBrandCheck,
        CompareBrandChecks,
      ],
    };
  }
}
