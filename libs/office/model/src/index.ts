export {
  type Address,
  type AddressStep,
  WHOLE_FILE,
  anchorOf,
  below,
  indexOf,
  locationOf,
  pageOf,
  paragraphOf,
} from './address.ts';
export type { Chart, ChartElement, ChartElementKind } from './chart.ts';
export { type ColorTransform, type TransformedColor, applyTransforms } from './color/color-transform.ts';
export { type Channels, fromHsl } from './color/hsl.ts';
export { toChannels, toRgb } from './color/quantize.ts';
export { type Rgb, formatRgb, parseRgb } from './color/rgb.ts';
export { toEncoded, toLinear } from './color/srgb-curve.ts';
export { COLOR_SURFACES, type ColorSurface, FONT_SURFACES, isColorSurface, TEXT_SURFACES } from './color-surface.ts';
export type {
  DeclinedEdit,
  DocumentChange,
  DocumentEdit,
  EditOutcome,
  WrittenColor,
  WrittenFont,
} from './document-edit.ts';
export { type DocumentModel, slidesOf } from './document-model.ts';
export type { EffectiveColor, ThemeColor } from './effective-color.ts';
export { type Box, type Frame, areaOf, frameOf, sharedArea } from './geometry.ts';
export { type BackgroundLayout, type ChartLayout, type ChartSeriesLayout, DeckLayout } from './layout/deck-layout.ts';
export type {
  CellBorder,
  CellLayout,
  CellSide,
  FreeformPath,
  GradientLayout,
  LineLayout,
  PathCommand,
  ShapeLayout,
  TableLayout,
} from './layout/shape-layout.ts';
export type { Insets, ParagraphLayout, RunLayout, Spacing, TextLayout } from './layout/text-layout.ts';
export { type MediaNeeds, NO_MEDIA_NEEDS, type Proportions } from './media-needs.ts';
export { type Omission, Omissions } from './omissions.ts';
export { NO_PACKAGE_FACTS, type PackageFacts, type PersonalProperty, type Relation } from './package-facts.ts';
export type { Paint } from './paint.ts';
export type { CellPosition, ParagraphFlow, ParagraphSpacing, ParagraphStyleName } from './paragraph-flow.ts';
export type { Picture } from './picture.ts';
export type { Master, Presentation, Slide, SlideSize } from './presentation.ts';
export type { Provenance } from './provenance.ts';
export type { EffectiveFont, EffectiveLanguage, EffectiveSize, RunStyle, ScriptSlot, ThemeFont } from './run-style.ts';
export type { EffectColor, Placeholder, Shape, ShapeKind, AnchorPosition, TableCell, TableRow } from './shape.ts';
export type { LayoutPlaceholder, SlideLayer, SlideTheme } from './slide-layer.ts';
export type { AnchoredShape, ContentControl, Story, StoryKind } from './story.ts';
export { type CustomColor, TemplateFacts } from './template/template-facts.ts';
export type { Bullet, BulletFont, Paragraph, TextBody } from './text-body.ts';
export type {
  DocumentSettings,
  DocumentStyle,
  PageSetup,
  PageStories,
  Section,
  TextDocument,
  TrackedChange,
} from './text-document.ts';
export { FORMULA, type RunFormat, type TextRun } from './text-run.ts';
export { RunColumns, TextRuns } from './text-runs.ts';
export type { ValueSource } from './value-source.ts';
export { isWritable } from './writable-changes.ts';
