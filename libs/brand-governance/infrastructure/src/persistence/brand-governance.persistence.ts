import { type PersistenceSlice, tableEraser } from '@livery/persistence';
import { BrandCheckFixRowSchema } from './brand-check-fix.row.ts';
import { BrandCheckRowSchema } from './brand-check.row.ts';
import { BrandPaletteRowSchema } from './brand-palette.row.ts';
import { BrandRuleRowSchema } from './brand-rule.row.ts';
import { FontRowSchema } from './font.row.ts';
import { GuidelineRowSchema } from './guideline.row.ts';
import { CreateBrandGovernance1763600200000 } from './migrations/1763600200000-create-brand-governance.ts';
import { AddEngineVersion1763602200000 } from './migrations/1763602200000-add-engine-version.ts';
import { AddGuidelineRevisions1763602900000 } from './migrations/1763602900000-add-guideline-revisions.ts';
import { AcceptChecks1763603100000 } from './migrations/1763603100000-accept-checks.ts';
import { KeepDocuments1763603000000 } from './migrations/1763603000000-keep-documents.ts';
import { NameJobsOfChecks1763603110000 } from './migrations/1763603110000-name-jobs-of-checks.ts';
import { ABANDONED_CHECKS, EXPIRED_DRAFTS, KEPT_DOCUMENTS, OLD_SIMULATIONS } from './tenant-guard-exceptions.ts';
import { AddDocumentAndBaseline1763603200000 } from './migrations/1763603200000-add-document-and-baseline.ts';
import { CreateSuppression1763603300000 } from './migrations/1763603300000-create-suppression.ts';
import { CreateGuidelineDraft1763603600000 } from './migrations/1763603600000-create-guideline-draft.ts';
import { CreateBrandCheckFix1763603500000 } from './migrations/1763603500000-create-brand-check-fix.ts';
import { CreateSimulation1763603700000 } from './migrations/1763603700000-create-simulation.ts';
import { SearchChecks1763603920000 } from './migrations/1763603920000-search-checks.ts';
import { FindFixesOfACheck1763604500000 } from './migrations/1763604500000-find-fixes-of-a-check.ts';
import { WriteOutPages1763604900000 } from './migrations/1763604900000-write-out-pages.ts';
import { SuppressionRowSchema } from './suppression.row.ts';

export const brandGovernancePersistence: PersistenceSlice = {
  entities: [
    GuidelineRowSchema,
    BrandRuleRowSchema,
    BrandPaletteRowSchema,
    FontRowSchema,
    BrandCheckRowSchema,
    SuppressionRowSchema,
    BrandCheckFixRowSchema,
  ],
  migrations: [
    CreateBrandGovernance1763600200000,
    AddEngineVersion1763602200000,
    AddGuidelineRevisions1763602900000,
    KeepDocuments1763603000000,
    AcceptChecks1763603100000,
    NameJobsOfChecks1763603110000,
    AddDocumentAndBaseline1763603200000,
    CreateSuppression1763603300000,
    CreateGuidelineDraft1763603600000,
    CreateBrandCheckFix1763603500000,
    CreateSimulation1763603700000,
    SearchChecks1763603920000,
    FindFixesOfACheck1763604500000,
    WriteOutPages1763604900000,
  ],
  eraser: tableEraser([
    'brand_governance.guideline',
    'brand_governance.brand_rule',
    'brand_governance.brand_palette',
    'brand_governance.font',
    'brand_governance.brand_check',
    'brand_governance.kept_document',
    'brand_governance.guideline_snapshot',
    'brand_governance.suppression',
    'brand_governance.guideline_draft',
    'brand_governance.brand_check_fix',
    'brand_governance.simulated_document',
    'brand_governance.simulation',
  ]),
  tenantGuardExceptions: [KEPT_DOCUMENTS, ABANDONED_CHECKS, EXPIRED_DRAFTS, OLD_SIMULATIONS],
};
