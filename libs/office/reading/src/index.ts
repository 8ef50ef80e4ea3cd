export { describePicture } from './media/describe-picture.ts';
export { readPresentation } from './presentation/presentation-reader.ts';
export { readTextDocument } from './word/text-document-reader.ts';
