import { a11yAltText } from '../checks/a11y/a11y-alt-text.ts';
import { a11yLinkText } from '../checks/a11y/a11y-link-text.ts';
import { a11yMergedCells } from '../checks/a11y/a11y-merged-cells.ts';
import { a11yReadingOrder } from '../checks/a11y/a11y-reading-order.ts';
import { a11yTableHeader } from '../checks/a11y/a11y-table-header.ts';
import { changesTracked } from '../checks/changes/changes-tracked.ts';
import { checkNotEvaluable } from '../checks/check/check-not-evaluable.ts';
import { colorHardcoded } from '../checks/color/color-hardcoded.ts';
import { colorOffPalette } from '../checks/color/color-off-palette.ts';
import { colorThemePalette } from '../checks/color/color-theme-palette.ts';
import { colorTransparency } from '../checks/color/color-transparency.ts';
import { commentsPresent } from '../checks/comments/comments-present.ts';
import { contrastText } from '../checks/contrast/contrast-text.ts';
import { deckAnimation } from '../checks/deck/deck-animation.ts';
import { deckMedia } from '../checks/deck/deck-media.ts';
import { deckTransition } from '../checks/deck/deck-transition.ts';
import { docxDirectFormatting } from '../checks/docx/docx-direct-formatting.ts';
import { docxHeaderFooter } from '../checks/docx/docx-header-footer.ts';
import { docxHeadingSkip } from '../checks/docx/docx-heading-skip.ts';
import { docxHeadingStyle } from '../checks/docx/docx-heading-style.ts';
import { docxMargins } from '../checks/docx/docx-margins.ts';
import { docxPageSize } from '../checks/docx/docx-page-size.ts';
import { docxStyleModified } from '../checks/docx/docx-style-modified.ts';
import { filePartUnreadable } from '../checks/file/file-part-unreadable.ts';
import { fileTypeDiffers } from '../checks/file/file-type-differs.ts';
import { fontEmbedded } from '../checks/font/font-embedded.ts';
import { fontSizeAllowed } from '../checks/font/font-size-allowed.ts';
import { fontSizeMax } from '../checks/font/font-size-max.ts';
import { fontSizeMin } from '../checks/font/font-size-min.ts';
import { fontSubstituted } from '../checks/font/font-substituted.ts';
import { fontTheme } from '../checks/font/font-theme.ts';
import { fontTooMany } from '../checks/font/font-too-many.ts';
import { fontUnapproved } from '../checks/font/font-unapproved.ts';
import { footerConfidentiality } from '../checks/footer/footer-confidentiality.ts';
import { footerDate } from '../checks/footer/footer-date.ts';
import { footerMissing } from '../checks/footer/footer-missing.ts';
import { footerSlideNumber } from '../checks/footer/footer-slide-number.ts';
import { hiddenSlide } from '../checks/hidden/hidden-slide.ts';
import { hiddenText } from '../checks/hidden/hidden-text.ts';
import { imageDistorted } from '../checks/image/image-distorted.ts';
import { imageLinkedExternal } from '../checks/image/image-linked-external.ts';
import { imageLowDpi } from '../checks/image/image-low-dpi.ts';
import { imageOversize } from '../checks/image/image-oversize.ts';
import { imageUnapproved } from '../checks/image/image-unapproved.ts';
import { langMixed } from '../checks/lang/lang-mixed.ts';
import { langWrong } from '../checks/lang/lang-wrong.ts';
import { layoutDeckSize } from '../checks/layout/layout-deck-size.ts';
import { layoutTemplateVersion } from '../checks/layout/layout-template-version.ts';
import { layoutUnknownLayout } from '../checks/layout/layout-unknown-layout.ts';
import { layoutUnknownMaster } from '../checks/layout/layout-unknown-master.ts';
import { layoutUnusedMasters } from '../checks/layout/layout-unused-masters.ts';
import { linkBrokenSyntax } from '../checks/link/link-broken-syntax.ts';
import { linkDomain } from '../checks/link/link-domain.ts';
import { linkRawUrl } from '../checks/link/link-raw-url.ts';
import { logoClearSpace } from '../checks/logo/logo-clear-space.ts';
import { logoDistorted } from '../checks/logo/logo-distorted.ts';
import { logoMissing } from '../checks/logo/logo-missing.ts';
import { logoMoved } from '../checks/logo/logo-moved.ts';
import { logoOverlap } from '../checks/logo/logo-overlap.ts';
import { logoResized } from '../checks/logo/logo-resized.ts';
import { logoWrongVersion } from '../checks/logo/logo-wrong-version.ts';
import { metadataPersonal } from '../checks/metadata/metadata-personal.ts';
import { notesPresent } from '../checks/notes/notes-present.ts';
import { placeholderEmpty } from '../checks/placeholder/placeholder-empty.ts';
import { placeholderMoved } from '../checks/placeholder/placeholder-moved.ts';
import { placeholderTextOutside } from '../checks/placeholder/placeholder-text-outside.ts';
import { requiredSlide } from '../checks/required/required-slide.ts';
import { requiredText } from '../checks/required/required-text.ts';
import { securityEmbeddedFile } from '../checks/security/security-embedded-file.ts';
import { securityExternalLink } from '../checks/security/security-external-link.ts';
import { securityMacros } from '../checks/security/security-macros.ts';
import { shapeOffSlide } from '../checks/shape/shape-off-slide.ts';
import { shapeOutsideMargin } from '../checks/shape/shape-outside-margin.ts';
import { shapeOverlap } from '../checks/shape/shape-overlap.ts';
import { shapeTiny } from '../checks/shape/shape-tiny.ts';
import { termCapitalization } from '../checks/term/term-capitalization.ts';
import { termForbidden } from '../checks/term/term-forbidden.ts';
import { termReplace } from '../checks/term/term-replace.ts';
import { termRequired } from '../checks/term/term-required.ts';
import { termTrademark } from '../checks/term/term-trademark.ts';
import { textAutofitSmall } from '../checks/text/text-autofit-small.ts';
import { textDoubleSpaces } from '../checks/text/text-double-spaces.ts';
import { textPattern } from '../checks/text/text-pattern.ts';
import { textPunctuation } from '../checks/text/text-punctuation.ts';
import { textRepeatedWord } from '../checks/text/text-repeated-word.ts';
import { titleDuplicate } from '../checks/title/title-duplicate.ts';
import { titleMissing } from '../checks/title/title-missing.ts';
import { titleTooLong } from '../checks/title/title-too-long.ts';
import type { Check, RuleType } from './check.ts';

/** Every check of the engine, in the order of their findings. A new check is one file, one spec and one row here. */
export const CHECK_CATALOGUE: readonly Check[] = [
  filePartUnreadable,
  fileTypeDiffers,
  colorOffPalette,
  colorHardcoded,
  colorThemePalette,
  colorTransparency,
  contrastText,
  fontUnapproved,
  fontTheme,
  fontEmbedded,
  fontSubstituted,
  fontTooMany,
  fontSizeMin,
  fontSizeMax,
  fontSizeAllowed,
  logoMissing,
  logoMoved,
  logoResized,
  logoDistorted,
  logoClearSpace,
  logoOverlap,
  logoWrongVersion,
  imageDistorted,
  imageLowDpi,
  imageUnapproved,
  imageLinkedExternal,
  imageOversize,
  layoutUnknownMaster,
  layoutUnknownLayout,
  layoutTemplateVersion,
  layoutUnusedMasters,
  layoutDeckSize,
  placeholderEmpty,
  placeholderMoved,
  placeholderTextOutside,
  footerMissing,
  footerSlideNumber,
  footerDate,
  footerConfidentiality,
  requiredText,
  requiredSlide,
  titleMissing,
  titleDuplicate,
  titleTooLong,
  a11yAltText,
  a11yTableHeader,
  a11yMergedCells,
  a11yReadingOrder,
  a11yLinkText,
  shapeOffSlide,
  shapeOverlap,
  shapeTiny,
  shapeOutsideMargin,
  termForbidden,
  termReplace,
  termRequired,
  termTrademark,
  termCapitalization,
  textAutofitSmall,
  textDoubleSpaces,
  textRepeatedWord,
  textPunctuation,
  textPattern,
  langWrong,
  langMixed,
  linkDomain,
  linkBrokenSyntax,
  linkRawUrl,
  deckAnimation,
  deckTransition,
  deckMedia,
  hiddenSlide,
  hiddenText,
  notesPresent,
  commentsPresent,
  changesTracked,
  metadataPersonal,
  securityMacros,
  securityExternalLink,
  securityEmbeddedFile,
  docxHeadingStyle,
  docxHeadingSkip,
  docxDirectFormatting,
  docxStyleModified,
  docxMargins,
  docxPageSize,
  docxHeaderFooter,
  checkNotEvaluable,
];

const byRuleType: ReadonlyMap<string, { readonly check: Check; readonly ruleType: RuleType }> = new Map(
  CHECK_CATALOGUE.flatMap((check) => check.ruleTypes.map((ruleType) => [ruleType.type, { check, ruleType }])),
);

/** Every type that a rule may have. */
export const RULE_TYPES: readonly string[] = [...byRuleType.keys()];

/** The types that answers have. */
export const ANSWERED_RULE_TYPES: readonly string[] = RULE_TYPES.filter(
  (type) => byRuleType.get(type)?.ruleType.writtenOut === undefined,
);

/** Returns the check behind the type of a rule; undefined for an unknown type. */
export function checkOf(ruleType: string) {
  return byRuleType.get(ruleType);
}
