export { drawing, picture, pngHeader, position, wordShape } from './docx-drawings.ts';
export { RENDERED_PAGE_BREAK, WORD_NAMESPACES, field, row, run, wordParagraph, wordTable } from './docx-xml.ts';
export {
  OfficeFile,
  type OfficeFileContent,
  type OfficePart,
  type OfficeRelationship,
  type RelationshipsOfParts,
} from './office-file.ts';
export {
  HERE,
  LAYOUT,
  sampleColor,
  sampleDocument,
  sampleFont,
  sampleFrame,
  samplePaint,
  sampleRun,
  sampleRuns,
  sampleShape,
  sampleSlide,
  sampleThemeColor,
} from './sample-document.ts';
export { PAGE, type SampleDocx, references, sampleDocx } from './sample-docx.ts';
export {
  ANOTHER_MARK,
  FORMER_LOGO,
  FORMER_LOGO_AS_JPEG,
  FORMER_LOGO_HASH,
  LARGE_PICTURE,
  LOGO,
  LOGO_AS_JPEG,
  LOGO_HASH,
  PHOTO,
  SVG,
  UNLISTED_PICTURE,
  logoPainter,
  sampleJpeg,
  sha256,
  svgExtension,
} from './sample-pictures.ts';
export { type Painter, pngFile, samplePng } from './sample-png.ts';
export {
  type SamplePresentation,
  chart,
  paragraph,
  placeholder,
  samplePresentation,
  table,
  tableOfOneCell,
  textBox,
} from './sample-presentation.ts';
export { OTHER_SPELLINGS, type OtherSpelling } from './other-spellings.ts';
export { PATHOLOGICAL_FILES, type PathologicalFile } from './pathological-files.ts';
export { type SampleDeck, type SampleDeckSlide, sampleDeck } from './sample-deck.ts';
export { sampleBody, sampleParagraph, sampleSection, sampleStory, sampleTextDocument } from './sample-text-document.ts';
export { leastInSample, mostInSample, runSeed, sampleOf } from './sampling.ts';
export { signedFile } from './signed-file.ts';
export { writeZip } from '@livery/office-package';
