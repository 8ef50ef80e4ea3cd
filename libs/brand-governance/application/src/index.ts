export { BrandCheckRecorder } from './brand-check-recorder.ts';
export { baselineMissing, CheckHistory } from './check-history.ts';
export { BrandCheckFixRepository } from './ports/brand-check-fix.repository.ts';
export { BrandCheckRepository, type BrandCheckFilter } from './ports/brand-check.repository.ts';
export { BrandPaletteRepository, type PaletteState } from './ports/brand-palette.repository.ts';
export { BrandPaletteChanges } from './brand-palette-changes.ts';
export { BrandRuleChanges } from './brand-rule-changes.ts';
export { BrandRuleRepository, type BrandRuleSet, type StoredBrandRuleSet } from './ports/brand-rule.repository.ts';
export {
  DocumentIllustrator,
  type Illustration,
  type LocationBox,
  type OutlineEntry,
  type OutlinePart,
  type SlidePicture,
} from './ports/document-illustrator.ts';
export { DocumentFixer, type FixedDocumentFacts, type Fixing, type FixingOrder } from './ports/document-fixer.ts';
export { type FixedContent, FixedDocumentStorage, type SpooledFix } from './ports/fixed-document-storage.ts';
export type { DocumentBytes, ReceivedDocument } from './ports/received-document.ts';
export { DocumentInspector, type Inspection, type InspectionOptions } from './ports/document-inspector.ts';
export {
  type ArrivingDocument,
  type DocumentCopy,
  DocumentStorage,
  type StagedDocument,
  type StoredDocument,
} from './ports/document-storage.ts';
export { DocumentSimulator, type SimulationResult } from './ports/document-simulator.ts';
export { type SimulatedChecks, SimulationRepository } from './ports/simulation.repository.ts';
export { ExpressionDialect } from './ports/expression-dialect.ts';
export { type FontFacts, FontReader, type FontReadingOrder, type UploadedFont } from './ports/font-reader.ts';
export { FontStorage, type StagedFont } from './ports/font-storage.ts';
export { FontRepository } from './ports/font.repository.ts';
export { GuidelineRepository } from './ports/guideline.repository.ts';
export { SuppressionRepository } from './ports/suppression.repository.ts';
export { brandCheckComparisonResource } from './resources/brand-check-comparison.resource.ts';
export { GuidelineSnapshotRepository } from './ports/guideline-snapshot.repository.ts';
export {
  type KeptDocument,
  type KeptDocumentReference,
  KeptDocumentRepository,
  UnscopedKeptDocuments,
} from './ports/kept-document.repository.ts';
export { type AbandonedBrandCheck, UnscopedAbandonedBrandChecks } from './ports/unscoped-abandoned-brand-checks.ts';
export { PendingBrandChecks } from './ports/pending-brand-checks.ts';
export type {
  AcceptedFinding,
  BrandCheckReport,
  ReportedCause,
  ReportedComparison,
  ReportedDocument,
  ReportedFinding,
  ReportedPlace,
} from './report/brand-check-report.ts';
export {
  type AcceptedDeviation,
  locationsToDraw,
  MAX_SHOWN,
  reportBrandCheck,
  type ReportedVerdict,
  type ReportInput,
} from './report/report-brand-check.ts';
export { type BaselineComparison, baselineComparison, baselineStateOf } from './report/baseline-comparison.ts';
export { reportSentence, returnInWords } from './report/report-sentence.ts';
export { brandCheckFixResource, type FixLink, triedFixResource } from './resources/brand-check-fix.resource.ts';
export { brandCheckResource } from './resources/brand-check.resource.ts';
export { brandPaletteResource } from './resources/brand-palette.resource.ts';
export { brandCheckIllustrationResource } from './resources/brand-check-illustration.resource.ts';
export { brandCheckReportResource } from './resources/brand-check-report.resource.ts';
export { brandPaletteStateResource } from './resources/brand-palette-state.resource.ts';
export { brandRuleListResource } from './resources/brand-rule-list.resource.ts';
export { brandRuleResource } from './resources/brand-rule.resource.ts';
export { checkTypeListResource } from './resources/check-type.resource.ts';
export { findingResource } from './resources/finding.resource.ts';
export { fontResource } from './resources/font.resource.ts';
export { simulationResource } from './resources/simulation.resource.ts';
export { suppressionResource, suppressionsPath } from './resources/suppression.resource.ts';
export { rulesInForce } from './rules-in-force.ts';
export { AcceptBrandCheck } from './use-cases/accept-brand-check.ts';
export { AcceptFindings } from './use-cases/accept-findings.ts';
export { DeleteSuppression } from './use-cases/delete-suppression.ts';
export { CompareBrandChecks } from './use-cases/compare-brand-checks.ts';
export { EndAbandonedBrandChecks } from './use-cases/end-abandoned-brand-checks.ts';
export { DropDocument } from './use-cases/drop-document.ts';
export { AddBrandPalette } from './use-cases/add-brand-palette.ts';
export { AddBrandRule } from './use-cases/add-brand-rule.ts';
export { ChangeBrandPalette } from './use-cases/change-brand-palette.ts';
export { ChangeBrandRule } from './use-cases/change-brand-rule.ts';
export { ChangeFont } from './use-cases/change-font.ts';
export { DeleteBrandPalette } from './use-cases/delete-brand-palette.ts';
export { DeleteBrandRule } from './use-cases/delete-brand-rule.ts';
export { DeleteFont } from './use-cases/delete-font.ts';
export { FixRecords } from './fix-records.ts';
export { FixBrandCheck, type FixBrandCheckInput } from './use-cases/fix-brand-check.ts';
export { JudgePendingBrandCheck } from './use-cases/judge-pending-brand-check.ts';
export { IllustrateBrandCheck } from './use-cases/illustrate-brand-check.ts';
export { ReportOnBrandCheck } from './use-cases/report-on-brand-check.ts';
export { type FontFileDraft, RegisterFontFile } from './use-cases/register-font-file.ts';
export { MAX_FONTS, RegisterFont } from './use-cases/register-font.ts';
export { MAX_BRAND_PALETTES, ReplaceBrandPalettes } from './use-cases/replace-brand-palettes.ts';
export { MAX_BRAND_RULES, ReplaceBrandRules } from './use-cases/replace-brand-rules.ts';
export { OrderSimulation, type OrderSimulationInput } from './use-cases/order-simulation.ts';
export { SimulateDocument } from './use-cases/simulate-document.ts';
export { RunBrandCheck } from './use-cases/run-brand-check.ts';
export { StorePatience } from './store-patience.ts';
export { SweepKeptDocuments } from './use-cases/sweep-kept-documents.ts';
export { GuidelineDraftApplication } from './guideline-draft-application.ts';
export { GuidelineRevision } from './guideline-revision.ts';
export { GuidelineDraftRepository } from './ports/guideline-draft.repository.ts';
export { type Learning, TemplateReader } from './ports/template-reader.ts';
export { diffMembers, guidelineDraftResource, learntGuidelineMembers } from './resources/guideline-draft.resource.ts';
export { ApplyGuidelineDraft } from './use-cases/apply-guideline-draft.ts';
export { DRAFT_DAYS, LearnGuideline } from './use-cases/learn-guideline.ts';
export { ReadGuidelineDraft } from './use-cases/read-guideline-draft.ts';
export { type ComparedDraft, DraftComparison } from './compared-draft.ts';
