import { accessibilityMutants } from './deck-mutants/accessibility-mutants.ts';
import { colorMutants } from './deck-mutants/color-mutants.ts';
import { fontMutants } from './deck-mutants/font-mutants.ts';
import { graphicMutants } from './deck-mutants/graphic-mutants.ts';
import { packageMutants } from './deck-mutants/package-mutants.ts';
import { pictureMutants } from './deck-mutants/picture-mutants.ts';
import { requiredContentMutants } from './deck-mutants/required-content-mutants.ts';
import { severalSlidesMutants } from './deck-mutants/several-slides-mutants.ts';
import { shapeMutants } from './deck-mutants/shape-mutants.ts';
import { templateMutants } from './deck-mutants/template-mutants.ts';
import { wordingMutants } from './deck-mutants/wording-mutants.ts';
import { colorMutants as documentColorMutants } from './document-mutants/color-mutants.ts';
import { drawingPositionMutants } from './document-mutants/drawing-position-mutants.ts';
import { fontMutants as documentFontMutants } from './document-mutants/font-mutants.ts';
import { graphicMutants as documentGraphicMutants } from './document-mutants/graphic-mutants.ts';
import { headingMutants } from './document-mutants/heading-mutants.ts';
import { inheritedFormattingMutants } from './document-mutants/inherited-formatting-mutants.ts';
import { listMutants } from './document-mutants/list-mutants.ts';
import { packageMutants as documentPackageMutants } from './document-mutants/package-mutants.ts';
import { pageMutants } from './document-mutants/page-mutants.ts';
import { pictureMutants as documentPictureMutants } from './document-mutants/picture-mutants.ts';
import { storyMutants } from './document-mutants/story-mutants.ts';
import { structureMutants } from './document-mutants/structure-mutants.ts';
import { wordingMutants as documentWordingMutants } from './document-mutants/wording-mutants.ts';
import type { DeckMutant, DocumentMutant } from './mutant.ts';

/*
 * A mutant is a clean file with one change: one property has another value at one level, for example the font of a run, or
 * the font of its placeholder on the layout. A mutant proves that the checks find the change at that level, that the finding
 * says what it has to say, and that no other check finds anything. `mutants.spec.ts` and `document-mutants.spec.ts` in
 * libs/brand-governance/infrastructure/src/inspection judge every mutant by all checks and require a mutant for every check.
 *
 * To add one, write an entry into the file that is named after what you change, in `deck-mutants` or `document-mutants`:
 *
 *   name      a sentence on what is changed, and where;
 *   change    what differs from the clean file: `slideWith` and `layoutWith` change shapes of `clean-deck.ts`, `bodyWith`
 *             changes blocks of `clean-document.ts`;
 *   findings  all findings that must follow, in their order. Work them out from the check catalogue; do not copy them from
 *             what the engine answers.
 *
 * A check that finds nothing without parameters gets them in `mutant-guidelines.ts`.
 */

/** Every mutant of the clean deck. */
export const DECK_MUTANTS: readonly DeckMutant[] = [
  ...colorMutants,
  ...fontMutants,
  ...graphicMutants,
  ...pictureMutants,
  ...shapeMutants,
  ...requiredContentMutants,
  ...accessibilityMutants,
  ...wordingMutants,
  ...templateMutants,
  ...packageMutants,
  ...severalSlidesMutants,
];

/** Every mutant of the clean text document. */
export const DOCUMENT_MUTANTS: readonly DocumentMutant[] = [
  ...documentColorMutants,
  ...documentFontMutants,
  ...inheritedFormattingMutants,
  ...listMutants,
  ...storyMutants,
  ...documentGraphicMutants,
  ...documentPictureMutants,
  ...drawingPositionMutants,
  ...pageMutants,
  ...headingMutants,
  ...structureMutants,
  ...documentWordingMutants,
  ...documentPackageMutants,
];
