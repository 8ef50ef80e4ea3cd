import { type DynamicModule, Module } from '@nestjs/common';
import type { RegisteredResolver } from '@livery/blobs';
import type { DocumentFixer } from '@livery/brand-governance-application';
import { BrandGovernanceModule, type BrandGovernanceOptions } from './brand-governance.module.ts';
import { BrandCheckComparisonController } from './http/brand-check-comparison.controller.ts';
import { BrandCheckDocumentsController } from './http/brand-check-documents.controller.ts';
import { BrandCheckFixesController } from './http/brand-check-fixes.controller.ts';
import { BrandCheckIllustrationsController } from './http/brand-check-illustrations.controller.ts';
import { BrandCheckReportsController } from './http/brand-check-reports.controller.ts';
import { BrandChecksController } from './http/brand-checks.controller.ts';
import { BrandPaletteRecordsController } from './http/brand-palette-records.controller.ts';
import { BrandPalettesController } from './http/brand-palettes.controller.ts';
import { BrandRuleRecordsController } from './http/brand-rule-records.controller.ts';
import { BrandRuleSimulationsController } from './http/brand-rule-simulations.controller.ts';
import { BrandRulesController } from './http/brand-rules.controller.ts';
import { CheckTypesController } from './http/check-types.controller.ts';
import { FontRecordsController } from './http/font-records.controller.ts';
import { FontsController } from './http/fonts.controller.ts';
import { GuidelineDraftsController } from './http/guideline-drafts.controller.ts';
import { FixLinkResolver } from './fixing/fix-links.ts';
import { fixingProviders } from './fixing/fixing-providers.ts';
import { SuppressionsController } from './http/suppressions.controller.ts';
import { KEPT_DOCUMENT_LIMITS } from './storage/kept-document-limits.ts';

export interface BrandGovernanceHttpOptions extends BrandGovernanceOptions {
  /** Fixes documents, in the threads of the inspector. */
  readonly documentFixer: DocumentFixer;
}

/** Serves the brand-governance context over HTTP. */
@Module({})
export class BrandGovernanceHttpModule {
  static readonly controllers = [
    CheckTypesController,
    BrandRulesController,
    BrandRuleRecordsController,
    BrandRuleSimulationsController,
    BrandPalettesController,
    BrandPaletteRecordsController,
    FontsController,
    FontRecordsController,
    BrandChecksController,
    BrandCheckComparisonController,
    BrandCheckDocumentsController,
    BrandCheckReportsController,
    BrandCheckIllustrationsController,
    BrandCheckFixesController,
    SuppressionsController,
    GuidelineDraftsController,
  ];

  static with({ documentFixer, ...options }: BrandGovernanceHttpOptions): DynamicModule {
    return {
      module: BrandGovernanceHttpModule,
      imports: [options.foundation, options.blobs, options.jobs, BrandGovernanceModule.with(options)],
      controllers: BrandGovernanceHttpModule.controllers,
      providers: fixingProviders(documentFixer, options.keptDocumentDays ?? KEPT_DOCUMENT_LIMITS.days),
      exports: [FixLinkResolver],
    };
  }

  /** The resolvers of the links in this context's records. @param module the result of `with` */
  static resolvers(module: DynamicModule): readonly RegisteredResolver[] {
    return [{ from: module, resolver: FixLinkResolver }];
  }
}
