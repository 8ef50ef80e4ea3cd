export { BrandCheckRecorder } from './brand-check-recorder.ts';
export { BrandCheckRepository, type BrandCheckFilter } from './ports/brand-check.repository.ts';
export { BrandPaletteRepository, type PaletteState } from './ports/brand-palette.repository.ts';
export { BrandRuleRepository } from './ports/brand-rule.repository.ts';
export {
  type DocumentBytes,
  DocumentInspector,
  type Inspection,
  type ReceivedDocument,
} from './ports/document-inspector.ts';
export {
  type ArrivingDocument,
  type DocumentCopy,
  DocumentStorage,
  type StagedDocument,
} from './ports/document-storage.ts';
export { ExpressionDialect } from './ports/expression-dialect.ts';
export { FontRepository } from './ports/font.repository.ts';
export { GuidelineRepository } from './ports/guideline.repository.ts';
export { brandCheckComparisonResource } from './resources/brand-check-comparison.resource.ts';
export { GuidelineSnapshotRepository } from './ports/guideline-snapshot.repository.ts';
export {
  type KeptDocument,
  type KeptDocumentReference,
  KeptDocumentRepository,
  UnscopedKeptDocuments,
} from './ports/kept-document.repository.ts';
export { brandCheckResource } from './resources/brand-check.resource.ts';
export { brandPaletteStateResource } from './resources/brand-palette-state.resource.ts';
export { brandRuleListResource } from './resources/brand-rule-list.resource.ts';
export { checkTypeListResource } from './resources/check-type.resource.ts';
export { findingResource } from './resources/finding.resource.ts';
export { fontResource } from './resources/font.resource.ts';
export { rulesInForce } from './rules-in-force.ts';
export { CompareBrandChecks } from './use-cases/compare-brand-checks.ts';
export { DropDocument } from './use-cases/drop-document.ts';
export { MAX_FONTS, RegisterFont } from './use-cases/register-font.ts';
export { MAX_BRAND_PALETTES, ReplaceBrandPalettes } from './use-cases/replace-brand-palettes.ts';
export { MAX_BRAND_RULES, ReplaceBrandRules } from './use-cases/replace-brand-rules.ts';
export { RunBrandCheck } from './use-cases/run-brand-check.ts';
export { SweepKeptDocuments } from './use-cases/sweep-kept-documents.ts';
