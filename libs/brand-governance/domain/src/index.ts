export { DocumentRefused } from './brand-check.errors.ts';
export {
  type BrandCheck,
  type BrandCheckSummary,
  type CompletedBrandCheck,
  concludeBrandCheck,
  type FailedBrandCheck,
  type RequestedBrandCheck,
} from './brand-check.ts';
export { InspectionUnavailable, ParameterInvalid, ParameterMissing } from './brand-governance.errors.ts';
export {
  type BrandPalette,
  DEFAULT_PALETTE_SETTINGS,
  PALETTE_ROLES,
  type PaletteColor,
  type PaletteRole,
  type PaletteSettings,
} from './brand-palette.ts';
export type { BrandRule, RulePattern } from './brand-rule.ts';
export { canonicalGuideline } from './canonical-guideline.ts';
export { canonicalJson } from './canonical-json.ts';
export { RULE_TYPES } from './checks/check-catalogue.ts';
export { judgeDocument, type Sha256Hex } from './checks/judge-document.ts';
export { ciede2000, type Lab, toLab } from './color/ciede2000.ts';
export { applyTransforms, type ColorTransform, type TransformedColor } from './color/color-transform.ts';
export { type Channels, fromHsl, type Hsl, toHsl } from './color/hsl.ts';
export { toChannels, toRgb } from './color/quantize.ts';
export { formatRgb, parseRgb, type Rgb } from './color/rgb.ts';
export { toEncoded, toLinear } from './color/srgb-curve.ts';
export { COLOR_SURFACES, type ColorSurface, isColorSurface } from './color-surface.ts';
export { defaultBrandRules } from './default-brand-rules.ts';
export {
  amendBrandPalette,
  type BrandPaletteDraft,
  defineBrandPalette,
  MAX_COLORS,
  type PaletteColorDraft,
  type PaletteContext,
} from './define-brand-palette.ts';
export { amendBrandRule, type BrandRuleDraft, defineBrandRule, type DraftContext } from './define-brand-rule.ts';
export { amendFont, defineFont, type FontDraft } from './define-font.ts';
export { type Address, type AddressStep, anchorOf, indexOf, locationOf } from './document/address.ts';
export type { DocumentModel, Slide } from './document/document-model.ts';
export type { EffectiveColor, ThemeColor } from './document/effective-color.ts';
export type { Paint } from './document/paint.ts';
export type { Provenance } from './document/provenance.ts';
export type { EffectiveFont, EffectiveSize, RunStyle, ScriptSlot, ThemeFont } from './document/run-style.ts';
export type { Placeholder, Shape, ShapeKind, TableCell, TableRow } from './document/shape.ts';
export type { Paragraph, TextBody, TextRun } from './document/text-body.ts';
export { DOCUMENT_FORMATS, type DocumentFormat, isDocumentFormat } from './document-format.ts';
export { type Finding, MAX_FINDINGS, MAX_LOCATIONS } from './finding.ts';
export { type Font, FONT_ROLES, FONT_SCRIPTS, type FontFile, type FontRole, type FontScript } from './font.ts';
export type { Guideline } from './guideline.ts';
export { defineMetadata, type Metadata } from './metadata.ts';
export { isSeverity, SEVERITIES, type Severity } from './severity.ts';
export type { UploadedDocument } from './uploaded-document.ts';
export type { ValueSource } from './value-source.ts';
export type { Judgement, NotEvaluated, Refusal, Verdict } from './verdict.ts';
