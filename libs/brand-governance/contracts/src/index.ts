export {
  type BrandCheckFixReference,
  type BrandCheckFixResource,
  brandCheckFixSchema,
} from './brand-check-fix.schema.ts';
export { type BrandCheckComparisonResource, brandCheckComparisonSchema } from './brand-check-comparison.schema.ts';
export {
  type BrandCheckIllustrationResource,
  brandCheckIllustrationSchema,
} from './brand-check-illustration.schema.ts';
export { type BrandCheckReportResource, brandCheckReportSchema } from './brand-check-report.schema.ts';
export { type BrandCheckReference, type BrandCheckResource, brandCheckSchema } from './brand-check.schema.ts';
export { type BrandRuleSimulationResource, brandRuleSimulationSchema } from './brand-rule-simulation.schema.ts';
export {
  brandCheckCompleted,
  brandCheckFailed,
  brandCheckFixed,
  brandFontCreated,
  brandFontDeleted,
  brandFontUpdated,
  brandGovernanceEvents,
  brandPalettesUpdated,
  brandRulesUpdated,
  brandSuppressionsUpdated,
} from './brand-governance.events.ts';
export { type BrandPaletteResource, brandPaletteSchema } from './brand-palette.schema.ts';
export { type BrandPaletteStateResource, brandPaletteStateSchema } from './brand-palette-state.schema.ts';
export {
  type BrandRuleListResource,
  brandRuleListSchema,
  type BrandRuleResource,
  brandRuleSchema,
} from './brand-rule.schema.ts';
export {
  type CheckTypeListResource,
  checkTypeListSchema,
  type CheckTypeResource,
  checkTypeSchema,
} from './check-type.schema.ts';
export { type FindingResource } from './finding.schema.ts';
export { type FontResource, fontSchema } from './font.schema.ts';
export { type GuidelineDraftResource, guidelineDraftSchema } from './guideline-draft.schema.ts';
export { brandGovernanceIdPrefixes } from './brand-governance.id-prefixes.ts';
export { type SuppressionChange, type SuppressionResource, suppressionSchema } from './suppression.schema.ts';
