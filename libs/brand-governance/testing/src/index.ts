export { CLEAN_DECK, deckWith } from './clean-deck.ts';
export { CLEAN_DOCUMENT, documentWith } from './clean-document.ts';
export { type OwnTheme, found, judgeByOwnTheme, SAMPLE_ONE_OF } from './judge-by-own-theme.ts';
export { judgeDeck, judgeDocument } from './judge.ts';
export { DECK_GUIDELINE, DOCUMENT_GUIDELINE, withDefaultsWritten } from './mutant-guidelines.ts';
export { DECK_MUTANTS, DOCUMENT_MUTANTS } from './mutants.ts';
export { sarifSchema } from './sarif.schema.ts';
export { wholeDeckFinding, wholeDocumentFinding } from './whole-finding.ts';
export { nameTable, sampleFont, type SampleFontFacts, sampleWoff2 } from './fonts/sample-font.ts';
export {
  customColor,
  DEVIATING_SLIDE,
  TEMPLATE_PLACEHOLDERS,
  templateOf,
  templateWithMasters,
} from './sample-template.ts';
