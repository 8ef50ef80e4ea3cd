import { a11yAltText } from './a11y-alt-text.ts';
import { a11yReadingOrder } from './a11y-reading-order.ts';
import { a11yMergedCells, a11yTableHeader } from './a11y-tables.ts';
import type { Check, RuleType } from './check.ts';
import { changesTracked } from './changes-tracked.ts';
import { colorHardcoded } from './color-hardcoded.ts';
import { colorOffPalette } from './color-off-palette.ts';
import { colorTransparency } from './color-transparency.ts';
import { contrastText } from './contrast-text.ts';
import { deckAnimation, deckMedia, deckTransition } from './deck-checks.ts';
import { docxDirectFormatting } from './docx-direct-formatting.ts';
import { docxHeaderFooter } from './docx-header-footer.ts';
import { docxHeadingSkip, docxHeadingStyle } from './docx-headings.ts';
import { docxMargins, docxPageSize } from './docx-pages.ts';
import { docxStyleModified } from './docx-style-modified.ts';
import { filePartUnreadable, fileTypeDiffers } from './file-checks.ts';
import { fontEmbedded, fontSubstituted, fontTooMany } from './font-list-checks.ts';
import { fontSizeAllowed, fontSizeMax, fontSizeMin } from './font-size.ts';
import { fontUnapproved } from './font-unapproved.ts';
import { footerConfidentiality, footerDate, footerMissing, footerSlideNumber } from './footer-checks.ts';
import { commentsPresent, hiddenSlide, hiddenText, notesPresent } from './hidden-checks.ts';
import { imageDistorted, imageLinkedExternal, imageLowDpi, imageOversize, imageUnapproved } from './image-checks.ts';
import { langMixed } from './lang-mixed.ts';
import { langWrong } from './lang-wrong.ts';
import {
  layoutDeckSize,
  layoutTemplateVersion,
  layoutUnknownLayout,
  layoutUnknownMaster,
  layoutUnusedMasters,
} from './layout-checks.ts';
import { a11yLinkText, linkBrokenSyntax, linkDomain, linkRawUrl } from './link-checks.ts';
import { logoDistorted, logoMoved, logoResized, logoWrongVersion } from './logo-checks.ts';
import { logoMissing } from './logo-missing.ts';
import { logoClearSpace, logoOverlap } from './logo-surroundings.ts';
import { notEvaluable } from './not-evaluable.ts';
import { metadataPersonal, securityEmbeddedFile, securityExternalLink, securityMacros } from './package-checks.ts';
import { placeholderEmpty, placeholderMoved, placeholderTextOutside } from './placeholder-checks.ts';
import { requiredSlide } from './required-slide.ts';
import { requiredText } from './required-text.ts';
import { shapeOffSlide, shapeOutsideMargin, shapeOverlap, shapeTiny } from './shape-checks.ts';
import { termCapitalization } from './term-capitalization.ts';
import { termForbidden } from './term-forbidden.ts';
import { termReplace } from './term-replace.ts';
import { termRequired } from './term-required.ts';
import { termTrademark } from './term-trademark.ts';
import { textDoubleSpaces } from './text-double-spaces.ts';
import { textPattern } from './text-pattern.ts';
import { textPunctuation } from './text-punctuation.ts';
import { textRepeatedWord } from './text-repeated-word.ts';
import { colorThemePalette, fontTheme } from './theme-checks.ts';
import { titleDuplicate, titleMissing, titleTooLong } from './title-checks.ts';

/** Every check of the engine, in the order of their findings. Adding a check is one file, one spec and one row here. */
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
  notEvaluable,
];

const byRuleType: ReadonlyMap<string, { readonly check: Check; readonly ruleType: RuleType }> = new Map(
  CHECK_CATALOGUE.flatMap((check) => check.ruleTypes.map((ruleType) => [ruleType.type, { check, ruleType }])),
);

/** Every type that a rule may have. */
export const RULE_TYPES: readonly string[] = [...byRuleType.keys()];

/** The check behind a rule's type; undefined when the type is not known. */
export function checkOf(ruleType: string) {
  return byRuleType.get(ruleType);
}
