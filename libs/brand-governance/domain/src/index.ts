export { DocumentRefused } from './brand-check.errors.ts';
export { BrandCheckNotCompleted } from './brand-check-not-completed.ts';
export {
  type BaselineSummary,
  type BrandCheck,
  type BrandCheckSummary,
  type CompletedBrandCheck,
  concludeBrandCheck,
  type ConcludedBrandCheck,
  giveUpBrandCheck,
  type PendingBrandCheck,
  failBrandCheck,
  type FailedBrandCheck,
  type RequestedBrandCheck,
  type SuppressedFinding,
} from './brand-check.ts';
export { amendBrandPalette, type BrandPaletteChange } from './amend-brand-palette.ts';
export { amendBrandRule, type BrandRuleChange } from './amend-brand-rule.ts';
export { amendFont, type FontChange } from './amend-font.ts';
export { brandGovernanceErrorCodes } from './brand-governance.error-codes.ts';
export {
  documentNotKept,
  documentTooComplex,
  FontInvalid,
  InspectionUnavailable,
  ParameterInvalid,
  ParameterMissing,
} from './brand-governance.errors.ts';
export {
  type BrandPalette,
  DEFAULT_PALETTE_SETTINGS,
  type PaletteColor,
  paletteContent,
  PALETTE_ROLES,
  type PaletteRole,
  type PaletteSettings,
} from './brand-palette.ts';
export type { BrandRule, RulePattern } from './brand-rule.ts';
export { isFixable } from './fixing/is-fixable.ts';
export { canonicalGuideline } from './canonical-guideline.ts';
export { canonicalJson } from './canonical-json.ts';
export {
  type BrandCheckComparison,
  compareBrandChecks,
  type ComparisonGaps,
} from './comparison/compare-brand-checks.ts';
export { countAgainstBaseline } from './comparison/count-against-baseline.ts';
export { compareFindings, type FindingComparison } from './comparison/compare-findings.ts';
export { countLocations } from './count-locations.ts';
export { counted, listInWords } from './judging/in-words.ts';
export { ANSWERED_RULE_TYPES, RULE_TYPES } from './judging/check-catalogue.ts';
export { judgeDocument } from './judging/judge-document.ts';
export { defaultBrandRules } from './default-brand-rules.ts';
export {
  type BrandPaletteDraft,
  defineBrandPalette,
  MAX_COLORS,
  type PaletteColorDraft,
} from './define-brand-palette.ts';
export { assertOwnColors } from './own-colors.ts';
export { type BrandRuleDraft, defineBrandRule } from './define-brand-rule.ts';
export { defineFont, type FontDraft } from './define-font.ts';
export { CHECK_CATALOGUE } from './judging/check-catalogue.ts';
export type { Check, RuleType } from './judging/check.ts';
export {
  aliasExample,
  type ExampleRule,
  exampleRule,
  ownParams,
  paramDefaults,
  paramsSchema,
  patternUse,
} from './judging/params-schema.ts';
export type { Params } from './judging/param-schemas.ts';
export { DOCUMENT_FORMATS, type DocumentFormat } from './document-format.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { type Finding, MAX_LOCATIONS } from './finding.ts';
export { type Font, type FontFile, FONT_ROLES, type FontRole, FONT_SCRIPTS, type FontScript } from './font.ts';
export { firstOfEach } from './fixing/conflicts.ts';
export type { Unfixable } from './fixing/fix.ts';
export {
  type DeclinedFinding,
  type DeclinedProposal,
  type FixProposal,
  type FixProposals,
  type FixWish,
  proposeFixes,
} from './fixing/propose-fixes.ts';
export type { FixPlace } from './fixing/repair.ts';
export type { Guideline } from './guideline.ts';
export {
  type CompileExpression,
  type Expression,
  type ExpressionSearch,
  type Groups,
  type Match,
  type NumberedText,
  NO_EXPRESSIONS,
} from './pattern/expression.ts';
export {
  type FindingOrigin,
  ORIGIN_KINDS,
  originOf,
  type OriginKind,
  slidesOfFinding,
} from './report/finding-origin.ts';
export { menuPath } from './report/menu-path.ts';
export { type NearestColor, nearestColors } from './report/nearest-color.ts';
export { areRulesKnownByType } from './simulation/attributed-findings.ts';
export { MAX_SIMULATED_DOCUMENTS, type Simulation, type VersionedGuideline } from './simulation/simulation.ts';
export { simulateJudgement, type SimulatedGuidelines } from './simulation/simulate-judgement.ts';
export {
  type FindingChanges,
  type SimulatedDocument,
  type SimulatedJudgement,
} from './simulation/simulated-document.ts';
export { summarizeSimulation, type SimulationSummary } from './simulation/summarize-simulation.ts';
export { type Acceptance, acceptFindings, MAX_REASON } from './suppression/accept-findings.ts';
export { applySuppressions } from './suppression/apply-suppressions.ts';
export {
  MAX_SUPPRESSIONS,
  type Suppression,
  type SuppressionKey,
  type SuppressionKeys,
  SUPPRESSION_SCOPES,
  type SuppressionScope,
} from './suppression/suppression.ts';
export {
  type BrandCheckFix,
  type FixedFile,
  type FixSummary,
  MAX_FIX_ENTRIES,
  summarizeFix,
} from './rounds/brand-check-fix.ts';
export {
  DECLINED_FIXES,
  type DeclinedFix,
  FIX_PLACES,
  type FixChange,
  type FixDecline,
  type FixedDocument,
  type FixOutcome,
  type FixRequest,
  type FixTools,
  type InspectionForFix,
} from './rounds/document-fix.ts';
export { fixDocument } from './rounds/fix-document.ts';
export { DOCUMENT_MEDIA_TYPES, fixedFileName } from './rounds/fixed-file-name.ts';
export { DocumentNotKept, DocumentSigned } from './rounds/fixing.errors.ts';
export { isColorSurface } from './color-surface.ts';
export { SEVERITIES, type Severity } from './severity.ts';
export type { UploadedDocument } from './uploaded-document.ts';
export { mediaNeeds } from './judging/media-needs.ts';
export type { NotEvaluated, Refusal, Verdict } from './verdict.ts';
export { learnGuideline, type LearningTools } from './learn/learn-guideline.ts';
export type { Evidence, LearntGuideline, TemplateWarning } from './learn/learnt-guideline.ts';
export { type Confidence, CONFIDENCES } from './learn/places.ts';
export { Template } from './learn/template.ts';
export { type AppliedGuideline, applyLearntGuideline } from './learn/apply-learnt-guideline.ts';
export {
  type ColorEntry,
  diffGuidelines,
  type FontEntry,
  type GuidelineDiff,
  type RecordDiff,
  type RuleEntry,
} from './learn/diff-guidelines.ts';
export { DraftApplied, DraftNotApplicable } from './learn/guideline-draft.errors.ts';
export type { DraftSource, GuidelineDraft } from './learn/guideline-draft.ts';
export { inPresentForm, ruleContent, writtenOut } from './written-out.ts';
