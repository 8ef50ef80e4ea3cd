export { describePicture } from './media/describe-picture.ts';
export { type PixelSize, pixelSize } from './media/pixel-size.ts';
export { readPresentation } from './presentation/presentation-reader.ts';
export { readTextDocument } from './word/text-document-reader.ts';
