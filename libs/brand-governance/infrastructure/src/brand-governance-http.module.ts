import { type DynamicModule, Module } from '@nestjs/common';
import { BrandGovernanceModule, type BrandGovernanceOptions } from './brand-governance.module.ts';
import { BrandCheckComparisonController } from './http/brand-check-comparison.controller.ts';
import { BrandCheckDocumentsController } from './http/brand-check-documents.controller.ts';
import { BrandCheckReportsController } from './http/brand-check-reports.controller.ts';
import { BrandChecksController } from './http/brand-checks.controller.ts';
import { BrandPaletteRecordsController } from './http/brand-palette-records.controller.ts';
import { BrandPalettesController } from './http/brand-palettes.controller.ts';
import { BrandRuleRecordsController } from './http/brand-rule-records.controller.ts';
import { BrandRulesController } from './http/brand-rules.controller.ts';
import { CheckTypesController } from './http/check-types.controller.ts';
import { FontRecordsController } from './http/font-records.controller.ts';
import { FontsController } from './http/fonts.controller.ts';
import { GuidelineDraftsController } from './http/guideline-drafts.controller.ts';
import { SuppressionsController } from './http/suppressions.controller.ts';

/** Serves the brand-governance context over HTTP. */
@Module({})
export class BrandGovernanceHttpModule {
  static readonly controllers = [
    CheckTypesController,
    BrandRulesController,
    BrandRuleRecordsController,
    BrandPalettesController,
    BrandPaletteRecordsController,
    FontsController,
    FontRecordsController,
    BrandChecksController,
    BrandCheckComparisonController,
    BrandCheckDocumentsController,
    BrandCheckReportsController,
    SuppressionsController,
    GuidelineDraftsController,
  ];

  static with(options: BrandGovernanceOptions): DynamicModule {
    return {
      module: BrandGovernanceHttpModule,
      imports: [options.blobs, BrandGovernanceModule.with(options)],
      controllers: BrandGovernanceHttpModule.controllers,
    };
  }
}
