import { a11yAltText } from '../checks/a11y/a11y-alt-text.ts';
import { a11yReadingOrder } from '../checks/a11y/a11y-reading-order.ts';
import { a11yMergedCells, a11yTableHeader } from '../checks/a11y/a11y-tables.ts';
import { changesTracked } from '../checks/changes/changes-tracked.ts';
import { colorHardcoded } from '../checks/color/color-hardcoded.ts';
import { colorOffPalette } from '../checks/color/color-off-palette.ts';
import { colorTransparency } from '../checks/color/color-transparency.ts';
import { contrastText } from '../checks/color/contrast-text.ts';
import { colorThemePalette, fontTheme } from '../checks/color/theme-checks.ts';
import { deckAnimation, deckMedia, deckTransition } from '../checks/deck/deck-checks.ts';
import { docxDirectFormatting } from '../checks/docx/docx-direct-formatting.ts';
import { docxHeaderFooter } from '../checks/docx/docx-header-footer.ts';
import { docxHeadingSkip, docxHeadingStyle } from '../checks/docx/docx-headings.ts';
import { docxMargins, docxPageSize } from '../checks/docx/docx-pages.ts';
import { docxStyleModified } from '../checks/docx/docx-style-modified.ts';
import { filePartUnreadable, fileTypeDiffers } from '../checks/file/file-checks.ts';
import { fontEmbedded, fontSubstituted, fontTooMany } from '../checks/font/font-list-checks.ts';
import { fontSizeAllowed, fontSizeMax, fontSizeMin } from '../checks/font/font-size.ts';
import { fontUnapproved } from '../checks/font/font-unapproved.ts';
import { footerConfidentiality, footerDate, footerMissing, footerSlideNumber } from '../checks/footer/footer-checks.ts';
import { commentsPresent, hiddenSlide, hiddenText, notesPresent } from '../checks/hidden/hidden-checks.ts';
import {
  imageDistorted,
  imageLinkedExternal,
  imageLowDpi,
  imageOversize,
  imageUnapproved,
} from '../checks/image/image-checks.ts';
import { langMixed } from '../checks/lang/lang-mixed.ts';
import { langWrong } from '../checks/lang/lang-wrong.ts';
import {
  layoutDeckSize,
  layoutTemplateVersion,
  layoutUnknownLayout,
  layoutUnknownMaster,
  layoutUnusedMasters,
} from '../checks/layout/layout-checks.ts';
import { a11yLinkText, linkBrokenSyntax, linkDomain, linkRawUrl } from '../checks/link/link-checks.ts';
import { logoDistorted, logoMoved, logoResized, logoWrongVersion } from '../checks/logo/logo-checks.ts';
import { logoMissing } from '../checks/logo/logo-missing.ts';
import { logoClearSpace, logoOverlap } from '../checks/logo/logo-surroundings.ts';
import {
  placeholderEmpty,
  placeholderMoved,
  placeholderTextOutside,
} from '../checks/placeholder/placeholder-checks.ts';
import { requiredSlide } from '../checks/required/required-slide.ts';
import { requiredText } from '../checks/required/required-text.ts';
import {
  metadataPersonal,
  securityEmbeddedFile,
  securityExternalLink,
  securityMacros,
} from '../checks/security/package-checks.ts';
import { shapeOffSlide, shapeOutsideMargin, shapeOverlap, shapeTiny } from '../checks/shape/shape-checks.ts';
import { termCapitalization } from '../checks/term/term-capitalization.ts';
import { termForbidden } from '../checks/term/term-forbidden.ts';
import { termReplace } from '../checks/term/term-replace.ts';
import { termRequired } from '../checks/term/term-required.ts';
import { termTrademark } from '../checks/term/term-trademark.ts';
import { textDoubleSpaces } from '../checks/text/text-double-spaces.ts';
import { textPattern } from '../checks/text/text-pattern.ts';
import { textPunctuation } from '../checks/text/text-punctuation.ts';
import { textRepeatedWord } from '../checks/text/text-repeated-word.ts';
import { titleDuplicate, titleMissing, titleTooLong } from '../checks/title/title-checks.ts';
import type { Check, RuleType } from './check.ts';
import { notEvaluable } from './not-evaluable.ts';

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
