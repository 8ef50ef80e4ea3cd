export { DocumentRefused } from './brand-check.errors.ts';
export {
  type BrandCheck,
  type BrandCheckSummary,
  type CompletedBrandCheck,
  concludeBrandCheck,
  type RequestedBrandCheck,
} from './brand-check.ts';
export { InspectionUnavailable, ParameterInvalid, ParameterMissing } from './brand-governance.errors.ts';
export {
  type BrandPalette,
  DEFAULT_PALETTE_SETTINGS,
  type PaletteColor,
  PALETTE_ROLES,
  type PaletteRole,
  type PaletteSettings,
} from './brand-palette.ts';
export type { BrandRule, RulePattern } from './brand-rule.ts';
export { canonicalGuideline } from './canonical-guideline.ts';
export { canonicalJson } from './canonical-json.ts';
export { RULE_TYPES } from './checks/check-catalogue.ts';
export { judgeDocument } from './checks/judge-document.ts';
export { applyTransforms, type ColorTransform, type TransformedColor } from './color/color-transform.ts';
export { type Channels, fromHsl } from './color/hsl.ts';
export { toChannels, toRgb } from './color/quantize.ts';
export { formatRgb, parseRgb } from './color/rgb.ts';
export { toEncoded } from './color/srgb-curve.ts';
export { defaultBrandRules } from './default-brand-rules.ts';
export { type BrandPaletteDraft, defineBrandPalette, MAX_COLORS } from './define-brand-palette.ts';
export { type BrandRuleDraft, defineBrandRule } from './define-brand-rule.ts';
export { defineFont, type FontDraft } from './define-font.ts';
export { CHECK_CATALOGUE } from './checks/check-catalogue.ts';
export type { Check, RuleType } from './checks/check.ts';
export {
  aliasExample,
  type ExampleRule,
  exampleRule,
  ownParams,
  paramDefaults,
  paramsSchema,
  patternUse,
} from './checks/check-parameters.ts';
export type { Params } from './checks/param-schemas.ts';
export { type Address, indexOf } from './document/address.ts';
export type { DocumentModel } from './document/document-model.ts';
export { RunColumns, TextRuns } from './document/text-runs.ts';
export type { CellPlace, ParagraphFlow, ParagraphSpacing, ParagraphStyleName } from './document/paragraph-flow.ts';
export type { Master, Presentation, Slide, SlideSize } from './document/presentation.ts';
export type { AnchoredShape, ContentControl, Story, StoryKind } from './document/story.ts';
export type {
  DocumentSettings,
  DocumentStyle,
  PageSetup,
  PageStories,
  Section,
  TextDocument,
  TrackedChange,
} from './document/text-document.ts';
export type { EffectiveColor, ThemeColor } from './document/effective-color.ts';
export { type Box, type Frame, frameOf } from './document/geometry.ts';
export type { Chart, ChartElement, ChartElementKind } from './document/chart.ts';
export { type Omission, Omissions } from './document/omissions.ts';
export type { PackageFacts, PersonalProperty, Relation } from './document/package-facts.ts';
export type { Picture } from './document/picture.ts';
export type { LayoutPlaceholder, Sheet, SlideTheme } from './document/sheet.ts';
export type { Paint } from './document/paint.ts';
export type { Provenance } from './document/provenance.ts';
export type {
  EffectiveFont,
  EffectiveLanguage,
  EffectiveSize,
  RunStyle,
  ScriptSlot,
  ThemeFont,
} from './document/run-style.ts';
export type { EffectColor, Placeholder, Shape, ShapeKind, Spot, TableCell, TableRow } from './document/shape.ts';
export type { Bullet, BulletFont, Paragraph, TextBody } from './document/text-body.ts';
export { FORMULA, type RunFormat, type TextRun } from './document/text-run.ts';
export { DOCUMENT_FORMATS, type DocumentFormat } from './document-format.ts';
export { type Finding, MAX_LOCATIONS } from './finding.ts';
export { type Font, type FontFile, FONT_ROLES, type FontRole, FONT_SCRIPTS, type FontScript } from './font.ts';
export type { Guideline } from './guideline.ts';
export {
  type CompileExpression,
  type Expression,
  type ExpressionSearch,
  type Match,
  type NumberedText,
  NO_EXPRESSIONS,
} from './pattern/expression.ts';
export { SEVERITIES, type Severity } from './severity.ts';
export type { ValueSource } from './value-source.ts';
export type { UploadedDocument } from './uploaded-document.ts';
export { mediaNeeds } from './media-needs.ts';
export { type MediaNeeds, NO_MEDIA_NEEDS } from './document/media-needs.ts';
export type { NotEvaluated, Refusal, Verdict } from './verdict.ts';
